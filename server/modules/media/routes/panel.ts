import * as contract from '@arvand/contracts/panel/media'
import * as folders from '@arvand/contracts/panel/media-folders'
import { type Route, route } from '#platform/http/route'
import { wholeList } from '#platform/whole-list'
import { createFolder, deleteFolder, renameFolder } from '../filing/change-folders.ts'
import { moveFiles, tagFiles, untagFiles } from '../filing/file-away.ts'
import { foldersOf, tagsOf } from '../filing/folder-queries.ts'
import { removeMyFile, removeMyFiles } from '../library/remove-my-file.ts'
import { showAnyFile, showMyFile } from '../library/show-file.ts'
import { type LibraryDeps, listAllFiles, listMyFiles, usageOf } from '../library/show-library.ts'

/** A person's own library, and everybody's for managers of content. */
export const panelRoutes = (deps: LibraryDeps): Route[] => [
  route(contract.listFiles, ({ input, actor }) => listMyFiles(deps, actor, input)),
  route(contract.showFile, ({ input, actor }) => showMyFile(deps, actor, input.fileId)),
  route(contract.removeFile, async ({ input, actor }) => {
    await removeMyFile(deps, actor, input.fileId)
    return { usage: await usageOf(deps.db, actor) }
  }),
  route(contract.removeFiles, ({ input, actor }) => removeMyFiles(deps, actor, input.fileIds)),
  route(contract.showUsage, async ({ actor }) => ({ usage: await usageOf(deps.db, actor) })),
  route(folders.listFolders, async ({ actor }) => wholeList(await foldersOf(deps.db, actor.personId))),
  route(folders.createFolder, ({ input: { name, parentId }, request }) =>
    createFolder(deps, request, { name, parentId }),
  ),
  route(folders.renameFolder, ({ input, actor }) => renameFolder(deps.db, actor, input.folderId, input.name)),
  route(folders.deleteFolder, ({ input, actor }) => deleteFolder(deps.db, actor, input.folderId)),
  route(folders.moveFiles, ({ input, actor }) => moveFiles(deps.db, actor, input)),
  route(folders.listTags, async ({ actor }) => wholeList(await tagsOf(deps.db, actor.personId))),
  route(folders.tagFiles, ({ input, actor }) => tagFiles(deps.db, actor, input.fileIds, input.tag)),
  route(folders.untagFiles, ({ input, actor }) => untagFiles(deps.db, actor, input.fileIds, input.tag)),
  route(contract.listAllFiles, ({ input, actor }) => listAllFiles(deps, actor, input)),
  route(contract.showAnyFile, ({ input, actor }) => showAnyFile(deps, actor, input.fileId)),
]
