import { issueCertificates } from '@arvand/contracts/teacher/certificates'
import type { FormAnswer } from '../../api/form-answer.ts'
import { BulkForm } from '../../shell/bulk-form.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import type { ListPage } from '../../shell/paged-rows.tsx'
import { Box } from '../../ui/checkbox.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { issuingWords as words } from './words.ts'

interface Waiting {
  readonly personId: string
  readonly name: string
  /** What stands beside the name. */
  readonly note: string | null
}

interface WaitingListProps {
  readonly page: ListPage<Waiting>
  readonly lead: string
  readonly nobody: string
  readonly templateId: string
  readonly answer: FormAnswer | undefined
}

/** Who earned a certificate and has none; the ticked ones get theirs. */
export function WaitingList({ page, lead, nobody, templateId, answer }: WaitingListProps) {
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
              {people.map(({ personId, name, note }) => (
                <ListRow
                  key={personId}
                  start={<Box name="people" value={personId} aria-label={words.choose(name)} />}
                  title={name}
                  note={note}
                />
              ))}
            </List>
          </BulkForm>
        )}
      </PagedList>
    </section>
  )
}
