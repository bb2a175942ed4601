import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { removeFile } from '@arvand/contracts/panel/media'
import { formatDay } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { dayAt } from '@arvand/persian/zone'
import { Download } from 'lucide-react'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { answerFor, type Question } from '../../../api/form-answer.ts'
import { apiOf } from '../../../api/page.ts'
import { ConfirmedForm } from '../../../shell/confirmed-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClasses } from '../../../ui/button-variant.ts'
import { Card } from '../../../ui/card.tsx'
import { Duration } from '../../../ui/duration.tsx'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { sizeInWords } from '../../../ui/file-drop.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { LessonPlayer } from '../player/lesson-player.tsx'
import { uploadWords, libraryWords as words } from '../words.ts'
import type { Route } from './+types/my-file'
import { FileThumb } from './file-thumb.tsx'
import { preparingInWords } from './file-words.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { whyNotRemove, ...shown } = await apiOf(context).panel('media/show', { fileId: params.file })
  return { ...shown, whyNotRemove: whyNotRemove && promiseOf(whyNotRemove).sentence }
}

export const action = formAction({
  remove: submitTo(removeFile, {
    with: ({ params: { file = '' } }) => ({ fileId: file }),
    question: () => questionOf(''),
    done: () => redirect('/teach/media'),
  }),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.file.name ?? words.title) },
]

const questionOf = (name: string): Question => ({
  title: name ? words.removeTitle(name) : words.remove,
  text: words.removeText,
  confirm: words.removeConfirm,
  danger: true,
})

export default function MyFile({ loaderData, actionData }: Route.ComponentProps) {
  const { file, forms, playable, whyNotRemove } = loaderData
  const preparing = preparingInWords(file.preparing)
  return (
    <>
      <PageHead title={<bdi className="wrap-anywhere">{file.name}</bdi>}>
        <ButtonLink to="/teach/media" variant="outline" size="compact">
          {words.back}
        </ButtonLink>
      </PageHead>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-4">
          {playable ? (
            <LessonPlayer playable={playable} title={file.name} />
          ) : (
            <div className="aspect-video overflow-hidden rounded-card border border-line [&_img]:object-contain">
              <FileThumb file={file} />
            </div>
          )}
          {preparing ? (
            <Alert tone={file.preparing?.state === 'failed' ? 'warning' : 'info'} title={preparing}>
              {file.preparing?.state === 'failed' ? uploadWords.notPrepared : null} {file.preparing?.trouble}
            </Alert>
          ) : null}
        </div>
        <div className="grid gap-5">
          <Facts file={file} forms={forms} />
          <p>
            <a href={file.saveLink} download className={buttonClasses({ variant: 'outline', wide: true })}>
              <Icon of={Download} />
              {words.save}
            </a>
          </p>
          <ConfirmedForm
            intent="remove"
            to={removeFile}
            answer={answerFor(actionData, 'remove')}
            question={() => questionOf(file.name)}
            submit={words.remove}
            button={{ variant: 'outline', disabledReason: whyNotRemove }}
          />
        </div>
      </div>
    </>
  )
}

type Shown = Route.ComponentProps['loaderData']

function Facts({ file, forms }: Pick<Shown, 'file' | 'forms'>) {
  const { width, height, seconds } = file
  const facts: Fact[] = [
    [words.kind, words.kinds[file.kind]],
    [words.use, words.uses[file.use]],
    [words.size, sizeInWords(file.bytes)],
    [words.dimensions, width && height ? words.pixels(formatNumber(width), formatNumber(height)) : null],
    [words.length, seconds ? <Duration key="length" seconds={seconds} named /> : null],
    [words.came, formatDay(dayAt(file.createdAt))],
    [words.forms, formsInWords(forms)],
  ]
  return (
    <Card title={words.facts}>
      <FactList facts={facts} />
    </Card>
  )
}

/** «نسخه‌های چندکیفیته برای پخش، فقط صدا» */
function formsInWords(forms: Shown['forms']): string | null {
  const has = (start: string) => forms.some(({ name }) => name.startsWith(start))
  const widths = new Set(forms.flatMap(({ name, width }) => (/^\d/.test(name) && width ? [width] : []))).size
  const told = [
    has('hls') ? words.form.hls : null,
    has('audio') ? words.form.audio : null,
    has('poster') ? words.form.poster : null,
    widths > 0 ? words.widths(formatNumber(widths)) : null,
  ]
  return told.filter(Boolean).join('، ') || null
}
