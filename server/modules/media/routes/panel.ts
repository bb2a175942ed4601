import * as contract from '@arvand/contracts/panel/media'
import { type Route, route } from '#platform/http/route'
import type { FileUser } from '#plugs/file-right'
import type { MediaDeps } from '../deps.ts'
import { removeMyFile } from '../library/remove-my-file.ts'
import { listAllFiles, listMyFiles, type NamesOf, showMyFile, usageOf } from '../library/show-library.ts'

/** A person's own library, and everybody's for managers of content. */
export const panelRoutes = (deps: MediaDeps, users: readonly FileUser[], namesOf: NamesOf): Route[] => [
  route(contract.listFiles, ({ input, actor }) => listMyFiles(deps, actor, input)),
  route(contract.showFile, ({ input, actor }) => showMyFile(deps, users, actor, input.fileId)),
  route(contract.removeFile, async ({ input, actor }) => {
    await removeMyFile(deps, users, actor, input.fileId)
    return { usage: await usageOf(deps.db, actor) }
  }),
  route(contract.showUsage, async ({ actor }) => ({ usage: await usageOf(deps.db, actor) })),
  route(contract.listAllFiles, ({ input, actor }) => listAllFiles(deps, namesOf, actor, input)),
]
