import { Badge } from '../web/app/ui/badge.tsx'
import type { Column } from '../web/app/ui/data-table.tsx'
import { DataTable } from '../web/app/ui/data-table.tsx'
import { TextLink } from '../web/app/ui/link.tsx'
import { CursorPager, Pagination } from '../web/app/ui/pagination.tsx'
import { EmptyState } from '../web/app/ui/states.tsx'
import { Section } from './section.tsx'

const rows = [
  {
    number: '۱۴۰۵-۲۱۸۴',
    buyer: 'سارا معین',
    sum: '۱٬۲۵۰٬۰۰۰ تومان',
    at: '۱ آذر، ۱۱:۲۰',
    tone: 'success',
    state: 'پرداخت شد',
  },
  {
    number: '۱۴۰۵-۲۱۸۳',
    buyer: 'امید طاهری',
    sum: '۹۸۰٬۰۰۰ تومان',
    at: '۱ آذر، ۱۰:۴۷',
    tone: 'warning',
    state: 'در انتظار بانک',
  },
  {
    number: '۱۴۰۵-۲۱۸۲',
    buyer: 'هما دادخواه',
    sum: '۷۴۰٬۰۰۰ تومان',
    at: '۳۰ آبان، ۲۲:۰۵',
    tone: 'neutral',
    state: 'بازگشت داده شد',
  },
] as const

const columns: Column<(typeof rows)[number]>[] = [
  {
    key: 'number',
    title: 'فاکتور',
    names: true,
    wide: true,
    cell: (row) => (
      <TextLink to="?" alone>
        <bdi className="ltr-run">{row.number}</bdi>
      </TextLink>
    ),
  },
  { key: 'buyer', title: 'خریدار', cell: (row) => row.buyer },
  {
    key: 'sum',
    title: 'مبلغ',
    sortable: true,
    cell: (row) => <strong className="font-title">{row.sum}</strong>,
  },
  {
    key: 'date',
    title: 'تاریخ',
    sortable: true,
    wide: true,
    cell: (row) => <span className="text-muted">{row.at}</span>,
  },
  { key: 'state', title: 'وضعیت', cell: (row) => <Badge tone={row.tone}>{row.state}</Badge> },
]

export function TableSamples() {
  return (
    <Section title="جدول و صفحه‌ها">
      <div className="grid grid-cols-1 gap-6">
        <DataTable
          caption="فاکتورها"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.number}
          sort={{ key: 'date', descending: true }}
          sortTo={({ key, descending }) => `?order=${descending ? '-' : ''}${key}`}
          footer={
            <CursorPager
              isFirst
              nextCursor="x"
              label="فاکتورها"
              note="۱۰ ردیف اول"
              to={(cursor) => `?cursor=${cursor}`}
            />
          }
        />
        <DataTable
          caption="فاکتورهای بازگشته"
          columns={columns}
          rows={[]}
          rowKey={(row) => row.number}
          empty={
            <EmptyState bare title="فاکتوری بازنگشته است">
              هر بازپرداخت همین‌جا دیده می‌شود.
            </EmptyState>
          }
        />
        <Pagination page={5} pages={12} to={(page) => `?page=${page}`} />
        <Pagination label="صفحه‌های کوتاه" page={1} pages={3} to={(page) => `?page=${page}`} />
      </div>
    </Section>
  )
}
