import { expect, test } from 'vitest'
import type { MediaFile } from '../file-queries.ts'
import { formOf } from './forms.ts'
import { pictureOf } from './picture.ts'

const aFilmWith = (...renditions: MediaFile['renditions']): MediaFile => ({
  id: '0190a000-0000-7000-8000-000000000001',
  contentId: '0190a000-0000-7000-8000-000000000001',
  ownerId: '0190a000-0000-7000-8000-000000000002',
  use: 'lesson',
  name: 'درس.mp4',
  type: 'video/mp4',
  bytes: 1,
  width: 640,
  height: 360,
  seconds: 3,
  isPublic: true,
  folderId: null,
  tags: [],
  renditions,
  preparing: null,
})

/** Every address in the picture leads to a form that exists. */
function expectThere(file: MediaFile): void {
  const picture = pictureOf(file)
  for (const src of [picture?.src ?? '', ...(picture?.sizes ?? []).map((one) => one.src)])
    expect([src, formOf(file, src.split('/').at(-1) ?? '', false)]).toEqual([src, expect.anything()])
}

test('a film is shown by its poster, at an address that is there', () => {
  const film = aFilmWith(
    { name: 'hls/360p/list.m3u8', type: 'application/vnd.apple.mpegurl', width: 640 },
    { name: 'poster.webp', type: 'image/webp', width: 640 },
  )
  expect(pictureOf(film)).toEqual({ src: `/media/${film.id}/poster.webp`, sizes: [] })
  expectThere(film)
})

test('a picture is shown at the width that fits a card, and named at each', () => {
  const cover = aFilmWith(
    ...[320, 640, 1280].flatMap((width) => [
      { name: `${width}.avif`, type: 'image/avif', width },
      { name: `${width}.webp`, type: 'image/webp', width },
    ]),
  )
  expect(pictureOf(cover)).toMatchObject({ src: `/media/${cover.id}/640` })
  expect(pictureOf(cover)?.sizes.map(({ width }) => width)).toEqual([320, 640, 1280])
  expectThere(cover)
})

test('what has no picture, or is not for everybody, has none', () => {
  expect(pictureOf(undefined)).toBeNull()
  expect(pictureOf(aFilmWith())).toBeNull()
  const poster = { name: 'poster.webp', type: 'image/webp', width: 640 }
  expect(pictureOf({ ...aFilmWith(poster), isPublic: false })).toBeNull()
})
