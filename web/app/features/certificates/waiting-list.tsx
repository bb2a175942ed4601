import { issueCertificates, type listWaiting } from '@arvand/contracts/teacher/certificates'
import type { listWaitingOfWebinar } from '@arvand/contracts/teacher/webinar-certificates'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import type { Loaded } from '../../api/load-list.ts'
import { BulkForm } from '../../shell/bulk-form.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { Box } from '../../ui/checkbox.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { issuingWords as words } from './words.ts'

type Waiting = Loaded<typeof listWaiting> | Loaded<typeof listWaitingOfWebinar>

interface WaitingListProps<Page extends Waiting> {
  readonly page: Page
  readonly lead: string
  readonly nobody: string
  readonly templateId: string
  /** What stands beside a name. */
  readonly note: (person: Page['items'][number]) => ReactNode
  readonly answer: FormAnswer | undefined
}

/** Who earned a certificate and has none; the ticked ones get theirs. */
export function WaitingList<Page extends Waiting>({
  page,
  lead,
  nobody,
  templateId,
  note,
  answer,
}: WaitingListProps<Page>) {
  const items: readonly Page['items'][number][] = page.items
  return (
    <section aria-labelledby="waiting" className="grid gap-4">
      <header>
        <h2 id="waiting" className="text-21 font-heading">
          {words.waiting}
        </h2>
        <p className="text-15 text-muted">{lead}</p>
      </header>
      <PagedList
        page={page}
        label={words.waiting}
        level={3}
        empty={{ title: words.nobodyWaits, text: nobody }}
      >
        {() => (
          <BulkForm
            name="people"
            answer={answer}
            hint={words.chooseHint}
            acts={[
              {
                intent: 'issue',
                to: issueCertificates,
                title: words.issueOpen,
                submit: words.issue,
                fields: (
                  <>
                    <input type="hidden" name="templateId" value={templateId} />
                    <p className="text-15 text-muted">{words.issueText}</p>
                  </>
                ),
              },
            ]}
          >
            <List label={words.waiting}>
              {items.map((person) => (
                <ListRow
                  key={person.personId}
                  start={<Box name="people" value={person.personId} aria-label={words.choose(person.name)} />}
                  title={person.name}
                  note={note(person)}
                />
              ))}
            </List>
          </BulkForm>
        )}
      </PagedList>
    </section>
  )
}
