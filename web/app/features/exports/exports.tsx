import { exportTable } from '@arvand/contracts/export/tables'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { apiOf } from '../../api/page.ts'
import { ExportForms } from '../../shell/export-forms.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { List, ListRow } from '../../ui/list.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/exports'
import { exportWords as words } from './words.ts'

export const loader = ({ context }: Route.LoaderArgs) => apiOf(context).export('tables', {})

// The file is not a page of this app, so the browser must load it as a document.
export const action = formAction({
  download: submitTo(exportTable, { done: ({ url }) => redirectDocument(url) }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function Exports({ loaderData: { items }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      {items.length > 0 ? (
        <List label={words.tables}>
          {items.map(({ name, title }) => (
            <ListRow
              key={name}
              title={title}
              end={
                <ExportForms
                  intent="download"
                  to={exportTable}
                  answer={actionData?.values?.name === name ? actionData : undefined}
                  carry={{ name }}
                />
              }
            />
          ))}
        </List>
      ) : (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      )}
    </>
  )
}
