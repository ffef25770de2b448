/** Width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How something of one size lies in another, whole and in its middle. */
export interface Fit {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export function fitInto(content: Size, frame: Size): Fit {
  const scale = Math.min(frame.width / content.width, frame.height / content.height);
  return {
    scale,
    left: (frame.width - content.width * scale) / 2,
    top: (frame.height - content.height * scale) / 2,
  };
}
