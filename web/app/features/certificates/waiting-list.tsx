import { issueCertificates, type listWaiting } from '@arvand/contracts/teacher/certificates'
import { formatDate } from '@arvand/persian/format-date'
import type { FormAnswer } from '../../api/form-answer.ts'
import type { Loaded } from '../../api/load-list.ts'
import { BulkForm } from '../../shell/bulk-form.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { Box } from '../../ui/checkbox.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { issuingWords as words } from './words.ts'

interface WaitingListProps {
  readonly page: Loaded<typeof listWaiting>
  readonly templateId: string
  readonly answer: FormAnswer | undefined
}

/** Who completed the course and has no certificate; the ticked ones get theirs. */
export function WaitingList({ page, templateId, answer }: WaitingListProps) {
  return (
    <section aria-labelledby="waiting" className="grid gap-4">
      <header>
        <h2 id="waiting" className="text-21 font-heading">
          {words.waiting}
        </h2>
        <p className="text-15 text-muted">{words.waitingLead}</p>
      </header>
      <PagedList
        page={page}
        label={words.waiting}
        level={3}
        empty={{ title: words.nobodyWaits, text: words.nobodyWaitsText }}
      >
        {(people) => (
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
              {people.map(({ personId, name, completedAt }) => (
                <ListRow
                  key={personId}
                  start={<Box name="people" value={personId} aria-label={words.choose(name)} />}
                  title={name}
                  note={completedAt ? words.completed(formatDate(completedAt)) : null}
                />
              ))}
            </List>
          </BulkForm>
        )}
      </PagedList>
    </section>
  )
}
