import { listNotes } from '@arvand/contracts/panel/notes'
import { Download } from 'lucide-react'
import { formAction } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { changedNothing } from '../../api/form-status.ts'
import { loadList } from '../../api/load-list.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { buttonClasses } from '../../ui/button-variant.ts'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { noteForms, sendOrSaveNote } from '../learning/index.ts'
import type { Route } from './+types/notes'
import { NoteCard } from './note-card.tsx'
import { notesWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listNotes, args)

export const action = formAction(noteForms)

export const clientAction = (args: Route.ClientActionArgs) => sendOrSaveNote(args)

/** A form that was queued while offline has changed nothing on the server yet, so nothing is loaded again. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: {
  readonly actionStatus?: number
  readonly defaultShouldRevalidate: boolean
}) => !changedNothing(actionStatus) && defaultShouldRevalidate

export const meta = () => [{ title: titled(words.title) }]

export default function Notes({ loaderData, actionData: acted }: Route.ComponentProps) {
  const actionData = acted as FormAnswer | undefined
  const removed = answerFor(actionData, 'removeNote')
  const { items, query } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[{ kind: 'search', name: 'q', label: words.search }]}
          news={<AnswerNews answer={removed?.done ? removed : undefined} />}
          empty={{
            title: words.empty,
            text: words.emptyText,
            action: <ButtonLink to="/panel/courses">{words.mine}</ButtonLink>,
          }}
          nothing={{ title: words.none, text: words.noneText }}
          order={newestFirst}
        >
          {(notes) => (
            <ul className="grid gap-3">
              {notes.map((note) => (
                <NoteCard
                  key={note.id}
                  note={note}
                  wish={query.chosen.q ?? ''}
                  now={query.now}
                  answer={actionData}
                />
              ))}
            </ul>
          )}
        </PagedList>
        {items.length > 0 ? <TakeAway /> : null}
      </div>
    </>
  )
}

/** Downloads of all notes. */
function TakeAway() {
  return (
    <section aria-label={words.take} className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
      <p className="me-auto text-15 text-muted">{words.take}</p>
      {(['markdown', 'text'] as const).map((as) => (
        <a
          key={as}
          href={`/panel/notes/export?as=${as}`}
          download
          className={buttonClasses({ variant: 'outline', size: 'compact' })}
        >
          <Icon of={Download} size={18} />
          {words[as]}
        </a>
      ))}
    </section>
  )
}
