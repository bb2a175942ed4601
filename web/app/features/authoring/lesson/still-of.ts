/** The element of a lesson's editor in which its film plays. */
export const previewId = 'lesson-preview'

/** The frame that a video shows now, as a picture file; rejects when the browser may not read its pixels. */
export async function stillOf(film: HTMLVideoElement, name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = film.videoWidth
  canvas.height = film.videoHeight
  canvas.getContext('2d')?.drawImage(film, 0, 0)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (!drawn) throw new DOMException('no picture was drawn')
  return new File([drawn], name, { type: drawn.type })
}
