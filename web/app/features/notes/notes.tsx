import { Download } from 'lucide-react'
import { data } from 'react-router'
import { quietApi } from '../../api/browser.ts'
import {
  answerFor,
  askFirst,
  type FormAnswer,
  formText,
  isConfirmed,
  refusedForm,
} from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { noteIn, noteIntents, noteWords } from '../learning/index.ts'
import { actOrKeep, keptStatus } from '../offline/index.ts'
import type { Route } from './+types/notes'
import { NoteCard } from './note-card.tsx'
import { notesWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').slice(0, 200)
  const cursor = url.searchParams.get('cursor')
  const page = await apiOf(context).panel('note/list', { q, ...(cursor ? { cursor } : {}) })
  return { ...page, q, isFirst: cursor === null, now: Date.now(), requestId: crypto.randomUUID() }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = formText(form, 'intent')
  const noteId = formText(form, 'noteId')
  const api = actionApiOf(context)
  if (intent.startsWith(noteIntents.remove)) {
    if (!isConfirmed(form)) return askFirst(form, noteWords.removeAsk)
    const { refusal } = await attempt(api.panel('note/remove', { noteId }))
    return refusal
      ? refusedForm(url, form, refusal)
      : data<FormAnswer>({ intent: 'all', done: noteWords.removed })
  }
  const { refusal } = await attempt(api.panel('note/save', noteIn(form, formText(form, 'lessonId'))))
  return refusal
    ? refusedForm(url, form, refusal)
    : data<FormAnswer>({ intent: 'all', done: noteWords.saved })
}

/** A change that is written without a line waits for it. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const isChange = formText(form, 'intent').startsWith(noteIntents.change)
  const keep = () => quietApi.panel('note/save', noteIn(form, formText(form, 'lessonId')))
  return actOrKeep({ form, act: serverAction, keep: isChange ? keep : null })
}

/** What waits for the line asks nothing again. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: {
  readonly actionStatus?: number
  readonly defaultShouldRevalidate: boolean
}) => actionStatus !== keptStatus && defaultShouldRevalidate

export const meta = () => [{ title: titled(words.title) }]

export default function Notes({ loaderData, actionData: acted }: Route.ComponentProps) {
  const actionData = acted as FormAnswer | undefined
  const { items, nextCursor, q, isFirst, now, requestId } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <SearchForm label={words.search} go={words.go} wish={q} />
        <AnswerNews answer={answerFor(actionData, 'all')} />
        {items.length > 0 ? (
          <ul className="grid gap-3">
            {items.map((note) => (
              <NoteCard
                key={note.id}
                note={note}
                wish={q}
                now={now}
                requestId={requestId}
                answer={actionData}
              />
            ))}
          </ul>
        ) : q ? (
          <EmptyState level={2} title={words.none}>
            {words.noneText}
          </EmptyState>
        ) : (
          <EmptyState
            level={2}
            title={words.empty}
            action={<ButtonLink to="/panel/courses">{words.mine}</ButtonLink>}
          >
            {words.emptyText}
          </EmptyState>
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={{ q }}
          note={words.order}
          next={words.older}
        />
        {items.length > 0 ? <TakeAway /> : null}
      </div>
    </>
  )
}

/** All notes as a file. */
function TakeAway() {
  return (
    <section aria-label={words.take} className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
      <p className="me-auto text-15 text-muted">{words.take}</p>
      {(['markdown', 'text'] as const).map((as) => (
        <a
          key={as}
          href={`/panel/notes/export?as=${as}`}
          download
          className={buttonLook({ look: 'outline', size: 'compact' })}
        >
          <Icon of={Download} size={18} />
          {words[as]}
        </a>
      ))}
    </section>
  )
}
