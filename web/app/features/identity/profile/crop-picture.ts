export interface CropArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const side = 768

/** Crops a picture to the chosen square, scaled down to the size that an avatar needs. */
export async function cropPicture(address: string, area: CropArea): Promise<File> {
  const image = new Image()
  image.src = address
  await image.decode()
  const size = Math.min(side, Math.round(area.width))
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('no canvas')
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, size, size)
  const blob = await new Promise<Blob | null>((give) => canvas.toBlob(give, 'image/jpeg', 0.9))
  if (!blob) throw new Error('no picture')
  return new File([blob], 'avatar.jpg', { type: blob.type })
}
