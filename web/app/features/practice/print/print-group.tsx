import type { Answer } from '@arvand/contracts/endpoint'
import { printGroup } from '@arvand/contracts/panel/sample-questions'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { Printer } from 'lucide-react'
import { callerOf } from '../../../api/page.ts'
import { signedInOnly } from '../../../shell/guards.ts'
import { PrintedMain } from '../../../shell/printed-main.tsx'
import { titled } from '../../../shell/site.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink, TextLink } from '../../../ui/link.tsx'
import '../../../ui/print.css'
import { PrintedChoices, PrintedText } from '../../questions/index.ts'
import { withFormulas } from '../../rich-text/index.server.ts'
import { RichText } from '../../rich-text/index.ts'
import { practiceWords, printWords as words } from '../words.ts'
import type { Route } from './+types/print-group'

export const middleware = [signedInOnly]

export async function loader({ context, params: { groupId }, url }: Route.LoaderArgs) {
  const hasKey = url.searchParams.get('key') === '1'
  const printed = await callerOf(context)(printGroup, { groupId, withKey: hasKey })
  return { printed: withFormulas(printed), hasKey }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? `${words.title}، ${loaderData.printed.group.title}` : '') },
]

/** A group on A4 pages, with its answers at the end or without; light whatever the theme. */
export default function PrintGroup({ loaderData: { printed, hasKey } }: Route.ComponentProps) {
  const { group, questions } = printed
  const address = `/panel/practice/${group.id}`
  return (
    <div className="min-h-dvh bg-paper text-ink print:bg-transparent">
      <header className="border-b border-line bg-surface print:hidden">
        <div className="page flex flex-wrap items-center justify-between gap-3 py-3">
          <TextLink to={address} alone className="inline-flex min-h-11 items-center">
            {words.back}
          </TextLink>
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink to={`${address}/print${hasKey ? '' : '?key=1'}`} variant="soft" size="compact">
              {hasKey ? words.plain : words.withKey}
            </ButtonLink>
            <span className="hidden [@media(scripting:enabled)]:inline">
              <Button type="button" size="compact" icon={Printer} onClick={() => window.print()}>
                {words.print}
              </Button>
            </span>
          </div>
          {group.isBought && !hasKey ? (
            <p className="w-full text-14 text-muted">{practiceWords.keyUsesUp}</p>
          ) : null}
        </div>
      </header>
      <PrintedMain>
        <header className="grid gap-1 border-b-2 border-ink pb-3">
          <h1 className="text-21 font-heading">{group.title}</h1>
          <p className="text-14">
            {[words.number(formatNumber(questions.length)), group.source, group.teacher]
              .filter(Boolean)
              .join('، ')}
          </p>
        </header>
        <Questions printed={printed} />
        {hasKey ? <Key printed={printed} /> : null}
      </PrintedMain>
    </div>
  )
}

interface PartProps {
  readonly printed: Answer<typeof printGroup>
}

function Questions({ printed: { questions, files } }: PartProps) {
  const pictures = Object.fromEntries(files.map(({ id, picture }) => [id, picture]))
  return (
    <div className="grid gap-4 pt-5">
      {questions.map((question, at) => (
        <article key={question.id} className="grid gap-2 break-inside-avoid">
          <div className="flex items-start gap-3">
            <span className="font-label">{localDigits(at + 1)}.</span>
            <div className="min-w-0 flex-1">
              <PrintedText question={question} pictures={pictures} />
            </div>
          </div>
          <PrintedChoices question={question} pictures={pictures} />
        </article>
      ))}
    </div>
  )
}

function Key({ printed: { questions, files } }: PartProps) {
  const pictures = Object.fromEntries(files.map(({ id, picture }) => [id, picture]))
  return (
    <section aria-labelledby="key" className="pt-7 print:break-before-page">
      <h2 id="key" className="text-19 font-heading">
        {words.key}
      </h2>
      <ol className="grid gap-2 pt-3">
        {questions.map(({ id, key }, at) => (
          <li key={id} className="flex break-inside-avoid gap-3 border-b border-line pb-2">
            <span className="w-8 text-end font-label">{localDigits(at + 1)}</span>
            <div className="min-w-0 flex-1">
              {key?.answer.map((text, place) => (
                <RichText
                  // biome-ignore lint/suspicious/noArrayIndexKey: right answers do not change their order
                  key={place}
                  text={text}
                  files={pictures}
                  idPrefix={`${id}-${place}-`}
                  className="[&_p]:aligned-as-page"
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
