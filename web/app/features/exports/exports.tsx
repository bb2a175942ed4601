import { cancelRun, exportTable, listRuns, listTables, takeRun } from '@arvand/contracts/export/tables'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { ExportForms } from '../../shell/export-forms.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { useLastAnswer } from '../../shell/use-last-answer.ts'
import { List, ListRow } from '../../ui/list.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/exports'
import { LongExports } from './long-exports.tsx'
import { exportWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const [tables, runs] = await Promise.all([
    callerOf(context)(listTables, {}),
    loadList(listRuns, { context, url }),
  ])
  return { tables: tables.items, runs }
}

// The file is not a page of this app, so the browser must load it as a document.
export const action = formAction({
  download: submitTo(exportTable, { done: ({ url }) => (url ? redirectDocument(url) : words.begun) }),
  take: submitTo(takeRun, { done: ({ url }) => redirectDocument(url) }),
  cancel: submitTo(cancelRun, { done: words.cancelDone }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function Exports({ loaderData: { tables, runs }, ...page }: Route.ComponentProps) {
  const answer = useLastAnswer(page.actionData)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 gap-8">
        <AnswerNews answer={answer?.done ? answer : undefined} />
        <LongExports runs={runs} answer={answer?.done ? undefined : answer} />
        {tables.length > 0 ? (
          <List label={words.tables}>
            {tables.map(({ name, title }) => (
              <ListRow
                key={name}
                title={title}
                end={
                  <ExportForms
                    intent="download"
                    to={exportTable}
                    answer={answer?.values?.name === name ? answer : undefined}
                    carry={{ name }}
                  />
                }
              />
            ))}
          </List>
        ) : (
          <EmptyState title={words.none}>{words.noneText}</EmptyState>
        )}
      </div>
    </>
  )
}
