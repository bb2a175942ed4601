import { exportSales, type listSales, salesPart, salesSort } from '@arvand/contracts/panel/manage-sales'
import { tomanNumber } from '@arvand/persian/money'
import type { FormAnswer } from '../../api/form-answer.ts'
import type { Loaded } from '../../api/load-list.ts'
import { ExportForms } from '../../shell/export-forms.tsx'
import { PagedRows } from '../../shell/paged-rows.tsx'
import { Chip, Chips } from '../../ui/chips.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { TextLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { type Period, passedDays } from '../home/index.ts'
import { columnsOf, PartChange, pathOf, titleOf } from './sales-columns.tsx'
import { salesWords as words } from './sales-words.ts'

interface SalesPartsProps {
  readonly page: Loaded<typeof listSales, { by: 'item'; sort: 'sales'; order: 'desc' }>
  readonly period: Period
  /** All sales of the period, of which the rows are parts. */
  readonly whole: number
  /** The address of the same report with another part or order. */
  readonly to: (more: Readonly<Record<string, string | null>>) => string
  readonly answer: FormAnswer | undefined
}

/** The sales of the period, split up; tab and order live in the address and change this table alone. */
export function SalesParts({ page, period, whole, to, answer }: SalesPartsProps) {
  const { filter, chosen } = page.query
  const { by, sort, order } = chosen as Pick<SalesPartsProps['page']['query'], 'chosen'>['chosen']
  const field = filter.field ?? null
  const days = passedDays(period)
  const view = { by, whole, days, compared: period.kind === 'day' ? 1 : period.passed, to }
  return (
    <section id="parts" aria-labelledby="parts-title" className="grid scroll-mt-6 grid-cols-1 gap-3">
      <h2 id="parts-title" className="text-18 font-title">
        {words.parts}
      </h2>
      <TabLinks
        label={words.parts}
        still
        links={salesPart.options.map((part) => ({
          to: to({ by: part, sort: null, order: null }),
          title: words.by[part],
          here: part === by,
        }))}
      />
      {field ? (
        <p className="flex flex-wrap items-center gap-x-4 text-15">
          <span>{words.ofField(page.items[0]?.card?.category.title ?? field)}</span>
          <TextLink to={to({ by: 'item' })} className="inline-flex min-h-11 items-center">
            {words.allFields}
          </TextLink>
        </p>
      ) : null}
      <PagedRows
        page={page}
        label={words.by[by]}
        anchor="parts"
        empty={
          <EmptyState title={words.none[by]} level={3}>
            {words.noneText}
          </EmptyState>
        }
      >
        {(items) => (
          <>
            <div className="hidden md:block">
              <DataTable
                caption={words.caption(words.by[by])}
                columns={columnsOf(view)}
                rows={items}
                rowKey={({ key }) => key}
                sort={{ key: sort, descending: order === 'desc' }}
                // A column of figures begins with its greatest.
                sortTo={({ key, descending }) =>
                  to({ by, field, sort: key, order: key !== sort || descending ? 'desc' : 'asc' })
                }
              />
            </div>
            <div className="grid gap-3 md:hidden">
              <Chips label={words.sort}>
                {salesSort.options.map((one) => (
                  <Chip key={one} to={to({ by, field, sort: one, order: null })} chosen={one === sort}>
                    {words.sorts[one]}
                  </Chip>
                ))}
              </Chips>
              <List label={words.caption(words.by[by])}>
                {items.map((part) => (
                  <ListRow
                    key={part.key}
                    to={pathOf(view, part)}
                    title={titleOf(by, part)}
                    note={words.noteOf(part.card?.teacher ?? '', part.count)}
                    end={
                      <span className="pointer-events-none grid">
                        <span className="font-[650]">
                          {tomanNumber(part.sales)}{' '}
                          <span className="text-14 font-normal text-muted">{words.toman}</span>
                        </span>
                        <PartChange part={part} days={view.compared} />
                      </span>
                    }
                  />
                ))}
              </List>
            </div>
          </>
        )}
      </PagedRows>
      {page.items.length > 0 ? (
        <ExportForms
          intent="sheet"
          to={exportSales}
          answer={answer}
          carry={{ by, sort, order, field, period: period.kind, to: period.now.to }}
          titles={words.sheets}
        />
      ) : null}
    </section>
  )
}
