/** A made-up file of a size, for stories and tests; no part of the kit's public surface. */
export function sampleFile(name: string, bytes: number, type = ''): File {
  return new File([new Uint8Array(bytes)], name, {
    type: type === '' && name.endsWith('.pdf') ? 'application/pdf' : type,
    // 20/11/2026 08:40 in Vietnam, so that two of the same name and size are the same file.
    lastModified: 1_795_138_800_000,
  });
}
