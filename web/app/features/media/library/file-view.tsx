import type { Answer } from '@arvand/contracts/endpoint'
import type { showAnyFile } from '@arvand/contracts/panel/media'
import { formatDay } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { dayAt } from '@arvand/persian/zone'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClasses } from '../../../ui/button-variant.ts'
import { Card } from '../../../ui/card.tsx'
import { Duration } from '../../../ui/duration.tsx'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { sizeInWords } from '../../../ui/file-drop.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { laterPart } from '../../../ui/lazy-part.tsx'
import { LessonPlayer } from '../player/lesson-player.tsx'
import { uploadWords, libraryWords as words } from '../words.ts'
import { FileThumb } from './file-thumb.tsx'
import { preparingInWords } from './file-words.ts'

const FilePlaces = laterPart(async () => ({ default: (await import('./file-places.tsx')).FilePlaces }))
const FileHistory = laterPart(async () => ({ default: (await import('./file-history.tsx')).FileHistory }))

type Shown = Omit<Answer<typeof showAnyFile>, 'owner'>

interface FileViewProps {
  readonly shown: Shown
  readonly owner?: ReactNode
  /** Under the picture. */
  readonly below?: ReactNode
  /** What may be done with it. */
  readonly children?: ReactNode
}

/** A file of a library: the thing itself, where it is used, its facts, and what may be done with it. */
export function FileView({ shown, owner, below, children }: FileViewProps) {
  const { file, forms, playable, places, history } = shown
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-1 gap-4">
        {playable ? (
          <LessonPlayer playable={playable} title={file.name} />
        ) : (
          <div className="aspect-video overflow-hidden rounded-card border border-line [&_img]:object-contain">
            <FileThumb file={file} />
          </div>
        )}
        <PreparingAlert preparing={file.preparing} />
        {below}
        <FilePlaces uses={file.uses} places={places} />
        <FileHistory history={history} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        <Card title={words.facts}>
          <FactList facts={[...(owner ? [[words.ownerOf, owner] as Fact] : []), ...factsOf(file, forms)]} />
        </Card>
        <p>
          <a href={file.saveLink} download className={buttonClasses({ variant: 'outline', wide: true })}>
            <Icon of={Download} />
            {words.save}
          </a>
        </p>
        {children}
      </div>
    </div>
  )
}

function PreparingAlert({ preparing }: Pick<Shown['file'], 'preparing'>) {
  const title = preparingInWords(preparing)
  if (!title) return null
  const isFailed = preparing?.state === 'failed'
  return (
    <Alert tone={isFailed ? 'warning' : 'info'} title={title}>
      {isFailed ? uploadWords.notPrepared : null} {preparing?.trouble}
    </Alert>
  )
}

const factsOf = (file: Shown['file'], forms: Shown['forms']): Fact[] => {
  const { width, height, seconds } = file
  return [
    [words.kind, words.kinds[file.kind]],
    [words.use, words.uses[file.use] ?? null],
    [words.size, sizeInWords(file.bytes)],
    [words.dimensions, width && height ? words.pixels(formatNumber(width), formatNumber(height)) : null],
    [words.length, seconds ? <Duration key="length" seconds={seconds} named /> : null],
    [words.came, formatDay(dayAt(file.createdAt))],
    [words.forms, formsInWords(forms)],
  ]
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
