import * as contract from '@arvand/contracts/panel/media'
import { type Route, route } from '#platform/http/route'
import type { FileUser } from '#plugs/file-right'
import { removeOwnFile } from '../library/remove-own-file.ts'
import { listAllFiles, listOwnFiles, type NamesOf, showOwnFile, usageOf } from '../library/show-library.ts'
import type { MediaParts } from '../parts.ts'

/** A person's own library, and everybody's for managers of content. */
export const panelRoutes = (parts: MediaParts, users: readonly FileUser[], namesOf: NamesOf): Route[] => [
  route(contract.listFiles, ({ input, actor }) => listOwnFiles(parts, actor, input)),
  route(contract.showFile, ({ input, actor }) => showOwnFile(parts, users, actor, input.fileId)),
  route(contract.removeFile, async ({ input, actor }) => {
    await removeOwnFile(parts, users, actor, input.fileId)
    return { usage: await usageOf(parts.db, actor) }
  }),
  route(contract.showUsage, async ({ actor }) => ({ usage: await usageOf(parts.db, actor) })),
  route(contract.listAllFiles, ({ input, actor }) => listAllFiles(parts, namesOf, actor, input)),
]
