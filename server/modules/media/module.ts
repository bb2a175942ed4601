import type { WhoIs } from '#platform/http/perform'
import { sessionCookieFor } from '#platform/http/session-cookie'
import { worker } from '#platform/jobs'
import type { Module } from '#platform/module'
import type { FileRight } from '#plugs/file-right'
import type { Offer } from '#plugs/offer'
import { mayReadBy } from './delivery/may-read.ts'
import { deliveryRoutes } from './delivery/standard-routes.ts'
import type { UploadDeps } from './deps.ts'
import { ownFilesTable } from './library/files-tables.ts'
import type { LibraryDeps } from './library/show-library.ts'
import { mediaSettingsPlug } from './media-settings.ts'
import { prepare } from './preparing/jobs.ts'
import { prepareFile } from './preparing/prepare-file.ts'
import { queueHealth } from './preparing/queue-health.ts'
import { forgetRemoved, forgetRemovedFiles } from './removing/remove-files.ts'
import { replaced } from './replacing/jobs.ts'
import { panelRoutes } from './routes/panel.ts'
import { forgetUploads, tidyUp } from './uploads/forget-uploads.ts'
import { uploadRoutes } from './uploads/standard-routes.ts'
import { sharedUses } from './uses.ts'

export interface MediaNeeds extends LibraryDeps, UploadDeps {
  readonly config: { readonly publicUrl: URL }
  readonly whoIs: WhoIs
  readonly whoIsGuest: WhoIs
  /** The modules that show files say here who may read them. */
  readonly rights: readonly FileRight[]
}

/** Files: uploading, converting and delivering them. */
export function mediaModule(needs: MediaNeeds): Module {
  const { db, clock, whoIs, whoIsGuest, config, rights } = needs
  const takeUploads = uploadRoutes(needs, whoIs)
  const { publicUrl } = config
  const deliver = deliveryRoutes({
    ...{ deps: needs, whoIs, whoIsGuest, mayRead: mayReadBy(db, clock, rights) },
    ...{ cookie: sessionCookieFor(publicUrl), guestCookie: sessionCookieFor(publicUrl, 'guest') },
  })
  return {
    name: 'media',
    routes: panelRoutes(needs),
    workers: [
      worker(forgetUploads, () => tidyUp(needs), { every: '27 * * * *', atOnce: 1 }),
      worker(forgetRemoved, () => forgetRemovedFiles(needs), { every: '47 3 * * *', atOnce: 1 }),
      worker(replaced, ({ fileId }) => tellUsers(needs, fileId), { atOnce: 1 }),
      worker(prepare, ({ fileId }, signal) => prepareFile(needs, fileId, signal), { atOnce: 1 }),
    ],
    standardRoutes: (app) => {
      takeUploads(app)
      deliver(app)
    },
  }
}

async function tellUsers({ db, users }: MediaNeeds, fileId: string): Promise<void> {
  for (const user of users) await user.replaced?.(db, fileId)
}

export const mediaOffer = (
  needs: Omit<MediaNeeds, Taken>,
): Offer<'fileRights' | 'fileUsers' | 'fileUses' | 'namesOf' | 'whoIsGuest'> => ({
  module: ({ fileRights, fileUsers, fileUses, ...more }) =>
    mediaModule({ ...needs, rights: fileRights, users: fileUsers, uses: fileUses, ...more }),
  fileUses: Object.values(sharedUses),
  exportTables: [ownFilesTable],
  health: [queueHealth(needs)],
  settings: [mediaSettingsPlug],
})

type Taken = 'rights' | 'users' | 'uses' | 'namesOf' | 'whoIsGuest'
