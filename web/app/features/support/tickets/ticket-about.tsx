import type { Answer } from '@arvand/contracts/endpoint'
import type { showTicket } from '@arvand/contracts/support/tickets'
import { useVisitor } from '../../../shell/use-root.ts'
import { Duration } from '../../../ui/duration.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ticketWords as words } from './ticket-words.ts'

type Context = NonNullable<Answer<typeof showTicket>['ticket']['context']>

interface TicketAboutProps {
  readonly context: Context
  /** Where it leads; null: nowhere that the reader may go. */
  readonly to: string | null
}

/** What a ticket was opened from, with the second of a film or sound. */
export function TicketAbout({ context: { title, second }, to }: TicketAboutProps) {
  return (
    <p className="flex flex-wrap gap-x-3 wrap-anywhere">
      {words.about}
      {to === null ? <span className="font-label">{title}</span> : <TextLink to={to}>{title}</TextLink>}
      {second === null ? null : <AtSecond second={second} />}
    </p>
  )
}

export const AtSecond = ({ second }: { readonly second: number }) => (
  <span>
    {words.second} <Duration seconds={second} named />
  </span>
)

/** The same for the staff, with a link where their scopes lead to it. */
export function TicketAboutForStaff({ context }: { readonly context: Context }) {
  const scopes = useVisitor()?.scopes ?? []
  return (
    <div className="rounded-option bg-sunken px-4.5 py-3 text-15">
      <TicketAbout context={context} to={staffLink(context, scopes)} />
    </div>
  )
}

function staffLink({ kind, href }: Context, scopes: readonly string[]): string | null {
  if (kind === 'lesson' && scopes.includes('content')) return href
  if (kind === 'factor' && scopes.includes('finance'))
    return `/manage/finance/factors/${href.split('/').at(-1)}`
  return null
}
