import type { Picture } from '@arvand/contracts/courses'
import { findPictures, type Pictures } from '#modules/media'
import type { Db } from '#platform/database'

/** What was read and still lacks its pictures, so that a page asks for those of all its parts together. */
export interface Pictured<Shown> {
  readonly fileIds: readonly (string | null)[]
  readonly show: (pictures: Pictures) => Shown
}

/** What a page with one such part shows. */
export const withPictures = async <Shown>(db: Db, { fileIds, show }: Pictured<Shown>): Promise<Shown> =>
  show(await findPictures(db, fileIds))

/** Rows of people with the file of the picture that each shows. */
export const withAvatars = <Row extends { readonly avatar: string | null }>(
  rows: readonly Row[],
): Pictured<(Omit<Row, 'avatar'> & { picture: Picture })[]> => ({
  fileIds: rows.map(({ avatar }) => avatar),
  show: (pictures) => rows.map(({ avatar, ...row }) => ({ ...row, picture: pictures(avatar) })),
})
