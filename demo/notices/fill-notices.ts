import { identityNoticeTypes } from '#modules/identity'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import type { Written } from '#plugs/notice-type'
import { notices } from '#testing/notices'

const day = 86_400_000

/** Past notices of the demo accounts. They stand only in the list of the app; nothing is sent. */
export async function fillNotices({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const people = await notices(db)
    .selectFrom('identity.contacts')
    .select(['person_id', 'mobile'])
    .where('mobile', 'like', '+98912000000_')
    .orderBy('mobile')
    .execute()
  const rows = people.flatMap(({ person_id, mobile }) =>
    toldTo(mobile).map(({ kind, written: { title, body, link }, daysAgo, read }) => {
      const at = new Date(clock.now().getTime() - daysAgo * day)
      return {
        id: newId(),
        person_id,
        kind,
        cause: `demo ${kind}`,
        title,
        body,
        link: link ?? null,
        urgent: false,
        at,
        read_at: read ? new Date(at.getTime() + day / 24) : null,
      }
    }),
  )
  if (rows.length > 0) await notices(db).insertInto('notices.notices').values(rows).execute()
}

interface Told {
  readonly kind: string
  readonly written: Written
  readonly daysAgo: number
  readonly read: boolean
}

function toldTo(mobile: string | null): Told[] {
  const kinds = identityNoticeTypes
  const welcome = {
    kind: kinds.registered.name,
    written: kinds.registered.write(undefined),
    daysAgo: 40,
    read: true,
  }
  const device = {
    kind: kinds['signed-in-on-new-device'].name,
    written: kinds['signed-in-on-new-device'].write({ device: 'کروم روی اندروید', address: '192.0.2.14' }),
    daysAgo: 2,
    read: false,
  }
  if (!mobile?.endsWith('3')) return [welcome, device]
  const accepted = kinds['application-accepted']
  return [
    welcome,
    { kind: accepted.name, written: accepted.write(undefined), daysAgo: 30, read: true },
    device,
  ]
}
