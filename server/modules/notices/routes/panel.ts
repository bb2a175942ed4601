import {
  countNotices,
  listNotices,
  readAllNotices,
  readNotice,
  savePreferences as savePreferencesEndpoint,
  showPreferences as showPreferencesEndpoint,
} from '@arvand/contracts/panel/notices'
import { type Route, route } from '#platform/http/route'
import type { NamedNoticeType } from '#plugs/notice-type'
import { countUnread, listInbox } from '../inbox-queries.ts'
import { savePreferences, showPreferences, type Works } from '../preferences.ts'
import { type Reader, readAll, readOne } from '../read-notices.ts'

/** A person's own notices; no endpoint gives those of somebody else. */
export function panelRoutes(reader: Reader, types: readonly NamedNoticeType[], works: Works): Route[] {
  const { db, clock } = reader
  return [
    route(listNotices, ({ input, actor: { personId } }) => listInbox(reader, personId, input.cursor)),
    route(countNotices, async ({ actor }) => ({ unread: await countUnread(db, actor.personId) })),
    route(readNotice, async ({ input, actor }) => ({
      unread: await readOne(reader, actor.personId, input.id),
    })),
    route(readAllNotices, async ({ actor }) => ({ unread: await readAll(reader, actor.personId) })),
    route(showPreferencesEndpoint, ({ actor }) => showPreferences(db, types, works, actor)),
    route(savePreferencesEndpoint, async ({ input, actor }) => {
      await savePreferences(db, clock, types, actor.personId, input.preferences)
      return showPreferences(db, types, works, actor)
    }),
  ]
}
