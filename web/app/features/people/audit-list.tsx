import { detailInWords } from '@arvand/contracts/audit-detail'
import type { Answer } from '@arvand/contracts/endpoint'
import type { listAudit } from '@arvand/contracts/panel/people'
import {
  Download,
  GraduationCap,
  KeyRound,
  LogIn,
  LogOut,
  ShieldAlert,
  UserCog,
  UserPlus,
  UserRoundPen,
  UserX,
} from 'lucide-react'
import { softTone, type Tone } from '../../ui/badge.tsx'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { auditWords as words } from './audit-words.ts'

export type AuditRow = Answer<typeof listAudit>['items'][number]

/** Audit entries as rows. `about`: the person whose page this is, who is not named again. */
export function AuditList({ rows, now, about }: { rows: readonly AuditRow[]; now: number; about?: string }) {
  return (
    <List label={words.title}>
      {rows.map((row) => (
        <AuditItem key={row.id} row={row} now={now} about={about} />
      ))}
    </List>
  )
}

function AuditItem({ row, now, about }: { row: AuditRow; now: number; about: string | undefined }) {
  const { act, title, person, actor, address, device, detail, at } = row
  const details = detailInWords(detail)
  const byAnother = actor !== null && actor.id !== person?.id
  const byTerminal = address === 'terminal'
  const isShown = person?.id !== about || about === undefined
  return (
    <ListRow
      start={<ActMark act={act} />}
      title={
        <span className="flex flex-wrap items-baseline gap-x-2">
          {title}
          {isShown ? <PersonName person={person} /> : null}
        </span>
      }
      note={
        <>
          {byAnother || byTerminal ? (
            <span className="block">
              {words.by} {byAnother ? <PersonName person={actor} /> : words.terminal}
            </span>
          ) : null}
          <span className="flex flex-wrap gap-x-4">
            {details.map((text) => (
              <span key={text} className="wrap-anywhere">
                {text}
              </span>
            ))}
            {byTerminal ? null : (
              <>
                <span>{device}</span>
                <bdi dir="ltr">{address}</bdi>
              </>
            )}
          </span>
        </>
      }
      end={
        <span className="text-14 text-muted">
          <TimeAgo at={at} now={now} />
        </span>
      }
    />
  )
}

function PersonName({ person }: { person: AuditRow['person'] }) {
  if (!person) return <span className="font-normal text-muted">{words.unknownPerson}</span>
  if (!person.name) return <span className="font-normal text-muted">{words.formerPerson}</span>
  return (
    <TextLink alone to={`/manage/people/${person.id}`}>
      {person.name}
    </TextLink>
  )
}

const marks: readonly [RegExp, LucideIcon, Tone][] = [
  [/failed|refused/, ShieldAlert, 'warning'],
  [/^account-removed/, UserX, 'danger'],
  [/^role-taken/, UserCog, 'warning'],
  [/^role/, UserCog, 'accent'],
  [/^application/, GraduationCap, 'primary'],
  [/^registered/, UserPlus, 'success'],
  [/^signed-in|reauthenticated/, LogIn, 'neutral'],
  [/^signed-out|session/, LogOut, 'neutral'],
  [/second-factor|recovery|password|provider/, KeyRound, 'primary'],
  [/^data/, Download, 'neutral'],
]

function ActMark({ act }: { act: string }) {
  const [, icon, tone] = marks.find(([pattern]) => pattern.test(act)) ?? [/x/, UserRoundPen, 'neutral']
  return (
    <span className={`grid size-11 shrink-0 place-items-center self-start rounded-tile ${softTone[tone]}`}>
      <Icon of={icon} mirror={icon === LogIn || icon === LogOut} />
    </span>
  )
}
