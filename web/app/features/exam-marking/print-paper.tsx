import { showPaper } from '@arvand/contracts/teacher/exam-paper'
import { Printer } from 'lucide-react'
import { callerOf } from '../../api/page.ts'
import { signedInOnly } from '../../shell/guards.ts'
import { PrintedMain } from '../../shell/printed-main.tsx'
import { titled } from '../../shell/site.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import '../../ui/print.css'
import { withFormulas } from '../rich-text/index.server.ts'
import type { Route } from './+types/print-paper'
import { AnswerKey, AnswerSheet, Booklet, PrintHead } from './paper/printed-parts.tsx'
import { printWords as words } from './words/paper-words.ts'

export const middleware = [signedInOnly]

const prints = { booklet: Booklet, sheet: AnswerSheet, key: AnswerKey } as const
const printOf = (wish: string | null): keyof typeof prints =>
  wish === 'sheet' || wish === 'key' ? wish : 'booklet'

export async function loader({ context, params: { examId }, url: { searchParams } }: Route.LoaderArgs) {
  const field = searchParams.get('field')
  const paper = await callerOf(context)(showPaper, { examId, ...(field ? { field } : {}) })
  return { paper: withFormulas(paper), what: printOf(searchParams.get('what')) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? `${words.titles[loaderData.what]}، ${loaderData.paper.exam.title}` : '') },
]

/** An exam on A4 pages: its booklet, an answer sheet, or its key; light whatever the theme. */
export default function PrintPaper({ loaderData: { paper, what } }: Route.ComponentProps) {
  const Print = prints[what]
  const address = `/teach/exams/${paper.exam.id}/paper`
  return (
    <div className="min-h-dvh bg-paper text-ink print:bg-transparent">
      <header className="border-b border-line bg-surface print:hidden">
        <div className="page flex flex-wrap items-center justify-between gap-3 py-3">
          <TextLink to={address} alone className="inline-flex min-h-11 items-center">
            {words.back}
          </TextLink>
          <div className="flex flex-wrap items-center gap-3">
            {paper.konkur?.fields.map(({ id, title }) => (
              <ButtonLink
                key={id}
                to={`${address}/print?what=${what}&field=${id}`}
                variant={id === paper.konkur?.field ? 'soft' : 'quiet'}
                size="compact"
              >
                {title}
              </ButtonLink>
            ))}
            <span className="hidden [@media(scripting:enabled)]:inline">
              <Button type="button" size="compact" icon={Printer} onClick={() => window.print()}>
                {words.print}
              </Button>
            </span>
          </div>
        </div>
      </header>
      <PrintedMain>
        <PrintHead paper={paper} title={words.titles[what]} />
        <Print paper={paper} />
      </PrintedMain>
    </div>
  )
}
