/** A picture that a customer has sent, and why one cannot be taken. */

/** A picture without its metadata. */
export interface CleanPicture {
  readonly contentType: 'image/jpeg' | 'image/png';
  /** Pixels, as stored: a JPEG may have to be rotated for viewing. */
  readonly width: number;
  readonly height: number;
  readonly content: Uint8Array;
}

/** Why a picture cannot be taken. `unsupported`: it is no JPEG and no PNG. `damaged`: it is one, but not whole. */
export type PictureFault = 'empty' | 'unsupported' | 'damaged' | 'too small' | 'too large';
