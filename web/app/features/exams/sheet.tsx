import { showSheet } from '@arvand/contracts/panel/exams'
import { Printer } from 'lucide-react'
import { actionCallerOf, pageOf } from '../../api/page.ts'
import { attempt as outcomeOf } from '../../api/refusal.ts'
import { serverContext } from '../../contexts.ts'
import { signedInOnly } from '../../shell/guards.ts'
import { PrintedMain } from '../../shell/printed-main.tsx'
import { titled } from '../../shell/site.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/sheet'
import './sheet/sheet.css'
import { SheetPage } from './sheet/sheet-page.tsx'
import { sheetWords as words } from './words/sheet-words.ts'

export const middleware = [signedInOnly]

export async function loader({ context, params: { attemptId } }: Route.LoaderArgs) {
  const { answer, refusal } = await outcomeOf(actionCallerOf(context)(showSheet, { attemptId }))
  if (answer) return { sheet: answer, whyNot: null }
  if (refusal.code === 'exams.unknown-attempt') throw pageOf(refusal, serverContext(context).requestId)
  return { sheet: null, whyNot: refusal.message }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.sheet ? `${words.title}، ${loaderData.sheet.exam.title}` : words.title) },
]

/** The result sheet of an attempt in Konkur mode, on the screen and on one A4 page; light whatever the theme. */
export default function Sheet({ loaderData: { sheet, whyNot }, params }: Route.ComponentProps) {
  return (
    <div className="min-h-dvh bg-paper text-ink print:bg-transparent">
      <header className="border-b border-line bg-surface print:hidden">
        <div className="page flex flex-wrap items-center justify-between gap-3 py-3">
          <TextLink to="/panel/exams" alone className="inline-flex min-h-11 items-center">
            {words.exams}
          </TextLink>
          {sheet ? (
            <div className="flex flex-wrap items-center gap-3">
              <ButtonLink to={`/panel/exams/attempts/${params.attemptId}`} variant="quiet" size="compact">
                {words.review}
              </ButtonLink>
              <span className="hidden [@media(scripting:enabled)]:inline">
                <Button type="button" size="compact" icon={Printer} onClick={() => window.print()}>
                  {words.print}
                </Button>
              </span>
            </div>
          ) : null}
        </div>
      </header>
      <PrintedMain>
        {sheet ? (
          <SheetPage sheet={sheet} />
        ) : (
          <EmptyState
            title={words.notYet}
            level={1}
            action={
              <ButtonLink to="/panel/exams" variant="outline" size="compact">
                {words.exams}
              </ButtonLink>
            }
          >
            {whyNot}
          </EmptyState>
        )}
      </PrintedMain>
    </div>
  )
}
