import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type MediaDeps, storeFile } from '#modules/media'
import { womensNames } from './names.ts'
import type { DemoPerson } from './people.ts'

const folder = join(import.meta.dirname, 'avatars')
/** Of the crowd, one in so many has a picture, as on a platform where most never set one. */
const oneIn = 9

/** Stores the pictures of those who have one; their file ids by the ids of the people. */
export async function storeAvatars(
  media: MediaDeps,
  known: readonly DemoPerson[],
  crowd: readonly DemoPerson[],
): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder)).map((file) => file.replace('.png', ''))
  const women = names.filter((name) => name.startsWith('woman-'))
  const men = names.filter((name) => name.startsWith('man-'))
  const own = known.flatMap(({ id, handle }) =>
    handle && names.includes(handle) ? [{ id, picture: handle }] : [],
  )
  const others = crowd
    .filter((_, at) => at % oneIn === 0)
    .map(({ id, name }, at) => {
      const ofThem = womensNames.includes(name.split(' ')[0] ?? '') ? women : men
      return { id, picture: ofThem[at % ofThem.length] ?? '' }
    })
  const stored = await Promise.all(
    [...own, ...others].map(async ({ id, picture }) => {
      const content = await readFile(join(folder, `${picture}.png`))
      const file = await storeFile(media, { ownerId: id, use: 'avatar', name: 'avatar.png', content })
      return [id, file.id] as const
    }),
  )
  return new Map(stored)
}
