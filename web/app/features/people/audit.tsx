import { listAudit, listPeople, showPersonToManager } from '@arvand/contracts/panel/people'
import { Form } from 'react-router'
import type { Caller } from '../../api/client.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { ChosenDays } from '../../shell/chosen-days.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { addressWith } from '../../ui/address-with.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip, Chips } from '../../ui/chips.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { TextLink } from '../../ui/link.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/audit'
import { AuditList } from './audit-list.tsx'
import { auditWords as words } from './audit-words.ts'

const AuditDays = laterPart(async () => ({ default: (await import('./audit-days.tsx')).AuditDays }))

/** Whether a person is whom it was done to, or who did it. */
const sides = ['about', 'by'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const meant = await personMeant(callerOf(context), url.searchParams)
  const { person } = meant
  const side = sides.find((one) => one === url.searchParams.get('side')) ?? 'about'
  const ofPerson = side === 'by' ? { actorId: person?.id, personId: undefined } : { personId: person?.id }
  const page = await loadList(
    listAudit,
    { context, url },
    { with: person ? ofPerson : {}, keep: ['who', 'personId', 'side'] },
  )
  return { ...page, ...meant, side }
}

/**
 * The person to filter by: an id in the address, or a typed name or number; several matches are offered to choose from.
 */
async function personMeant(call: Caller, searchParams: URLSearchParams) {
  const who = searchParams.get('who')?.slice(0, 120).trim() ?? ''
  const personId = searchParams.get('personId')
  if (personId) {
    const { person } = await call(showPersonToManager, { personId })
    return { who: '', person: { id: person.id, name: person.name }, candidates: [] }
  }
  if (!who) return { who, person: null, candidates: [] }
  const { items } = await call(listPeople, { q: who })
  const found = items.map(({ id, name }) => ({ id, name }))
  return { who, person: found.length === 1 ? (found[0] ?? null) : null, candidates: found }
}

export const meta = () => [{ title: titled(words.title) }]

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { person, query, side } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <Filter {...loaderData} />
        <WhichPerson {...loaderData} />
        <ChosenDays filter={query.filter} lead={words.inDays} />
        <PagedList
          page={loaderData}
          label={words.title}
          empty={{ title: words.empty }}
          nothing={{ title: words.empty, text: words.emptyText }}
          order={newestFirst}
        >
          {(rows) => (
            <AuditList rows={rows} now={query.now} about={side === 'about' ? person?.id : undefined} />
          )}
        </PagedList>
      </div>
    </>
  )
}

type Shown = Route.ComponentProps['loaderData']

function Filter({
  acts,
  who,
  person,
  side,
  query,
}: Pick<Shown, 'acts' | 'who' | 'person' | 'side' | 'query'>) {
  const { act = '', q = '', from, to } = query.filter
  return (
    <Form
      key={`${act} ${person?.id} ${who} ${side} ${q} ${from} ${to}`}
      role="search"
      className="flex flex-wrap items-end gap-4"
    >
      <SelectField
        name="act"
        label={words.act}
        placeholder={words.everyAct}
        options={acts.map((one) => ({ value: one.act, label: one.title }))}
        defaultValue={act}
        className="flex-[1_1_14rem] md:max-w-xs"
      />
      <TextField
        name="who"
        label={words.who}
        placeholder={words.whoHint}
        defaultValue={person?.name ?? who}
        maxLength={120}
        className="flex-[1_1_16rem] md:max-w-md"
      />
      <SelectField
        name="side"
        label={words.side}
        options={sides.map((value) => ({ value, label: words.sides[value] }))}
        defaultValue={side}
        className="flex-[1_1_12rem] md:max-w-56"
      />
      <TextField
        name="q"
        label={words.words}
        placeholder={words.wordsHint}
        defaultValue={q}
        maxLength={120}
        className="flex-[1_1_14rem] md:max-w-xs"
      />
      <AuditDays from={from} to={to} />
      <Button variant="soft">{words.show}</Button>
    </Form>
  )
}

function WhichPerson({
  who,
  person,
  candidates,
  side,
  query,
}: Pick<Shown, 'who' | 'person' | 'candidates' | 'side' | 'query'>) {
  const { act, q, from, to } = query.filter
  if (person)
    return (
      <p className="flex flex-wrap items-center gap-x-4 text-15">
        <span>
          {words.only[side]} <strong className="font-label">{person.name}</strong>
        </span>
        <TextLink to={addressWith({ act, q, from, to })} className="inline-flex min-h-11 items-center">
          {words.everybody}
        </TextLink>
      </p>
    )
  if (!who) return null
  if (candidates.length === 0) return <Alert tone="warning">{words.unknown}</Alert>
  return (
    <div>
      <p className="pb-1 text-15 text-muted">{words.which}</p>
      <Chips label={words.who}>
        {candidates.map(({ id, name }) => (
          <Chip key={id} to={addressWith({ act, q, from, to, side, personId: id })}>
            {name}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
