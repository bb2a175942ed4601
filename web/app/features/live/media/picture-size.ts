import type { PictureSize } from '@arvand/contracts/class-channel'

/** Of the small picture; the large one has twice as many pixels in a row. */
const smallWidth = 320
/** On finer screens more pixels are not seen in a face that small, and cost a phone its data. */
const mostPixelRatio = 1.5

/** The size of which a picture this wide is drawn without being blown up. */
export const sizeFor = (cssWidth: number, pixelRatio: number): PictureSize =>
  cssWidth * Math.min(pixelRatio, mostPixelRatio) > smallWidth ? 'large' : 'small'
