import { defineCollection } from 'astro:content';
import { docsSchema } from '@astrojs/starlight/schema';
import { z } from 'astro/zod';
import { repositoryDocuments } from './documents-loader.ts';

/** What a page says of itself beside Starlight's own. */
const extend = z.object({
  /** BCP 47, where it is not English. */
  language: z.string().optional(),
  /** It has a diagram to step through. */
  live: z.boolean().default(false),
});

export const collections = {
  docs: defineCollection({ loader: repositoryDocuments(), schema: docsSchema({ extend }) }),
};
