import { checkPeopleImport, listPeopleImports, longestTable } from '@arvand/contracts/panel/people-import'
import { formatDate } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { useRef } from 'react'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { loadList } from '../../../api/load-list.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { PagedList } from '../../../shell/paged-list.tsx'
import { titled } from '../../../shell/site.ts'
import { tableFiles, textOfSentFile, useTableFiles } from '../../../shell/table-file.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { ListRow } from '../../../ui/list.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { peopleWords } from '../words.ts'
import type { Route } from './+types/import'
import { importWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listPeopleImports, args)

export const action = formAction({
  check: async (sent) => {
    const table = sent.text('table') || (await textOfSentFile(sent.form, longestTable))
    const check = submitTo(checkPeopleImport, {
      with: () => ({ table }),
      places: { 'identity.no-people': 'table', 'identity.too-many-people': 'table' },
      done: ({ import: { id } }) => redirect(`/manage/people/import/${id}`),
    })
    return check(sent)
  },
})

export const handle = { crumb: [{ label: peopleWords.title, to: '/manage/people' }, { label: words.title }] }
export const meta = () => [{ title: titled(words.title) }]

const tones: Readonly<Record<'checked' | 'importing' | 'done', Tone>> = {
  checked: 'neutral',
  importing: 'accent',
  done: 'success',
}

/** A table of people is looked at before any account is made; one’s earlier tables are below. */
export default function ImportPeople({ loaderData, actionData }: Route.ComponentProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { error, read } = useTableFiles(area, words.unreadable)
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/manage/roster" variant="outline" size="compact">
          {words.roster}
        </ButtonLink>
      </PageHead>
      <div className="grid grid-cols-1 gap-8">
        <Card className="max-w-3xl">
          <ActionForm
            intent="check"
            to={checkPeopleImport}
            answer={answerFor(actionData, 'check')}
            submit={words.check}
            sendsFiles
            beside={<span className="text-14 text-muted">{words.checkNote}</span>}
            className="grid gap-4"
          >
            <TextArea
              ref={area}
              name="table"
              label={words.table}
              description={words.hint}
              placeholder={words.example}
              required={false}
              rows={8}
            />
            <FileDrop
              isSent
              name="file"
              label={words.file}
              limits={words.fileLimits}
              accept={tableFiles}
              error={error}
              onFiles={read}
            />
          </ActionForm>
        </Card>
        <section aria-labelledby="earlier-imports">
          <h2 id="earlier-imports" className="pb-3 text-19 font-title">
            {words.earlier}
          </h2>
          <PagedList
            page={loaderData}
            label={words.earlier}
            empty={{ title: words.none, text: words.noneText }}
            nothing={{ title: words.none }}
            order={words.newestFirst}
            row={({ id, at, lines, counts, state }) => (
              <ListRow
                key={id}
                to={`/manage/people/import/${id}`}
                title={formatDate(at, 'long')}
                note={words.row(formatNumber(lines), formatNumber(counts.made))}
                end={<Badge tone={tones[state]}>{words.states[state]}</Badge>}
              />
            )}
          />
        </section>
      </div>
    </>
  )
}
