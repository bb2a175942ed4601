import type { OuterChannel } from '@arvand/contracts/panel/notices'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { type NamedNoticeType, noticeGroups } from '#plugs/notice-type'
import { quietHours } from './quiet-hours.ts'
import { notices } from './tables.ts'

export interface Choice {
  readonly kind: string
  readonly channel: OuterChannel
  readonly on: boolean
}

export type Works = Readonly<Record<OuterChannel, boolean>>

/** Each notice type that can be sent out of the app, by group, with the person's choices. */
export async function showPreferences(
  db: Db,
  types: readonly NamedNoticeType[],
  works: Works,
  { personId, roles }: Pick<Actor, 'personId' | 'roles'>,
) {
  const chosen = await notices(db)
    .selectFrom('notices.preferences')
    .select(['kind', 'channel', 'is_on'])
    .where('person_id', '=', personId)
    .execute()
  const choices = new Map(chosen.map((row) => [`${row.kind} ${row.channel}`, row.is_on]))
  const kindsOf = (group: string) =>
    types
      .filter((kind) => kind.group === group && kind.ways.length > 0)
      .map((kind) => ({ name: kind.name, title: kind.title, channels: channelsOf(kind, choices) }))
  const groups = Object.entries(noticeGroups)
    .filter(([, group]) => !('role' in group) || roles.has(group.role))
    .map(([name, { title }]) => ({ name, title, kinds: kindsOf(name) }))
  return { groups: groups.filter(({ kinds }) => kinds.length > 0), quietHours, works }
}

const channelsOf = (kind: NamedNoticeType, choices: ReadonlyMap<string, boolean>) =>
  kind.ways.map((channel) => ({
    channel,
    on: kind.locked[channel] !== undefined || (choices.get(`${kind.name} ${channel}`) ?? true),
    whyNotMute: kind.locked[channel] ?? null,
  }))

/** Saves the person's choices: all of them, or none when one is not allowed. */
export async function savePreferences(
  db: Db,
  clock: Clock,
  types: readonly NamedNoticeType[],
  personId: string,
  choices: readonly Choice[],
): Promise<void> {
  choices.forEach((choice, at) => {
    refuseChoice(types, choice, at)
  })
  const changed_at = clock.now()
  // Of several choices for one type and channel the last counts; one `insert` cannot write the same row twice.
  const last = new Map(choices.map((choice) => [`${choice.kind} ${choice.channel}`, choice]))
  await notices(db)
    .insertInto('notices.preferences')
    .values(
      [...last.values()].map(({ kind, channel, on }) => ({
        person_id: personId,
        kind,
        channel,
        is_on: on,
        changed_at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'kind', 'channel'])
        .doUpdateSet({ is_on: sql`excluded.is_on`, changed_at: sql`excluded.changed_at` }),
    )
    .execute()
}

function refuseChoice(
  types: readonly NamedNoticeType[],
  { kind: name, channel, on }: Choice,
  at: number,
): void {
  const kind = types.find((one) => one.name === name)
  if (!kind?.ways.includes(channel)) {
    const field = `preferences.${at}.${kind ? 'channel' : 'kind'}`
    refuse('request.invalid', { fields: { [field]: 'یکی از گزینه‌های موجود را انتخاب کنید.' } })
  }
  if (!on && kind.locked[channel] !== undefined) refuse('notices.may-not-be-muted')
}
