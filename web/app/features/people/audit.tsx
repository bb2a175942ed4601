import { Form } from 'react-router'
import type { Api } from '../../api/endpoints.ts'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { addressWith } from '../../ui/address-with.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip, Chips } from '../../ui/chips.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/audit'
import { AuditList } from './audit-list.tsx'
import { actWords, auditWords as words } from './audit-words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const api = apiOf(context)
  const act = searchParams.get('act') ?? ''
  const cursor = searchParams.get('cursor')
  const { who, person, candidates } = await personMeant(api, searchParams)
  const known = act in actWords
  const page = await api.panel('manage/audit/list', {
    ...(known ? { act } : {}),
    ...(person ? { personId: person.id } : {}),
    ...(cursor ? { cursor } : {}),
  })
  return {
    ...page,
    act: known ? act : '',
    who,
    person,
    candidates,
    isFirst: cursor === null,
    now: Date.now(),
  }
}

/** Whom the page is about: named by id in the address, or typed; several who answer to it are offered. */
async function personMeant(api: Api, searchParams: URLSearchParams) {
  const who = searchParams.get('who')?.slice(0, 120).trim() ?? ''
  const personId = searchParams.get('personId')
  if (personId) {
    const { person } = await api.panel('manage/people/show', { personId })
    return { who: '', person: { id: person.id, name: person.name }, candidates: [] }
  }
  if (!who) return { who, person: null, candidates: [] }
  const { items } = await api.panel('manage/people/list', { q: who })
  const found = items.map(({ id, name }) => ({ id, name }))
  return { who, person: found.length === 1 ? (found[0] ?? null) : null, candidates: found }
}

export const meta = () => [{ title: titled(words.title) }]

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { items, nextCursor, act, who, person, isFirst, now } = loaderData
  const chosen = { act, personId: person?.id ?? null, who: person ? null : who }
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <Filter {...loaderData} />
        <WhichPerson {...loaderData} />
        {items.length === 0 ? <Nothing /> : <AuditList rows={items} now={now} about={person?.id} />}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={chosen}
          note={words.note}
          next={words.next}
        />
      </div>
    </>
  )
}

type Shown = Route.ComponentProps['loaderData']

function Filter({ act, who, person }: Pick<Shown, 'act' | 'who' | 'person'>) {
  return (
    <Form key={`${act} ${person?.id} ${who}`} role="search" className="flex flex-wrap items-end gap-4">
      <SelectField
        name="act"
        label={words.act}
        placeholder={words.everyAct}
        options={Object.entries(actWords).map(([value, label]) => ({ value, label }))}
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
      <Button look="soft">{words.show}</Button>
    </Form>
  )
}

function WhichPerson({ act, who, person, candidates }: Pick<Shown, 'act' | 'who' | 'person' | 'candidates'>) {
  if (person)
    return (
      <p className="flex flex-wrap items-center gap-x-4 text-15">
        <span>
          {words.about} <strong className="font-label">{person.name}</strong>
        </span>
        <TextLink to={addressWith({ act })} className="inline-flex min-h-11 items-center">
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
          <Chip key={id} to={addressWith({ act, personId: id })}>
            {name}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}

function Nothing() {
  return (
    <EmptyState
      title={words.empty}
      level={2}
      action={
        <ButtonLink to="/manage/audit" look="outline" size="compact">
          {words.clear}
        </ButtonLink>
      }
    >
      {words.emptyText}
    </EmptyState>
  )
}
