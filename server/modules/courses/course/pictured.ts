import type { Picture } from '@arvand/contracts/courses'
import { findPictures, type Pictures } from '#modules/media'
import type { Db } from '#platform/database'

/** A part of a page without its pictures, so that the page loads the pictures of all its parts in one query. */
export interface Pictured<Shown> {
  readonly fileIds: readonly (string | null)[]
  readonly show: (pictures: Pictures) => Shown
}

/** Adds the pictures to a single part. */
export const withPictures = async <Shown>(db: Db, { fileIds, show }: Pictured<Shown>): Promise<Shown> =>
  show(await findPictures(db, fileIds))

/** Rows of people with the file of the picture that each shows. */
export const withAvatars = <Row extends { readonly avatar: string | null }>(
  rows: readonly Row[],
): Pictured<(Omit<Row, 'avatar'> & { picture: Picture })[]> => ({
  fileIds: rows.map(({ avatar }) => avatar),
  show: (pictures) => rows.map(({ avatar, ...row }) => ({ ...row, picture: pictures(avatar) })),
})
