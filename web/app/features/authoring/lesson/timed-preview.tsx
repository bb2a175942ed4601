import type { TimedMedia } from '@arvand/contracts/lesson-content'
import { formatNumber } from '@arvand/persian/numbers'
import { useRevalidator } from 'react-router'
import type { FieldsProps } from '../../../lesson-kind.ts'
import { Duration } from '../../../ui/duration.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { LessonPlayer, usePreparation } from '../../media/index.ts'
import { lessonWords as words } from '../words.ts'
import { previewId } from './still-of.ts'

/** The saved video or audio in the player of its learners, and how far it is prepared; nothing while there is none. */
export default function TimedPreview({ content, files, playable }: FieldsProps<TimedMedia>) {
  const { revalidate } = useRevalidator()
  const file = files.find(({ id }) => id === content.fileId)
  const preparing = usePreparation(content.fileId, file?.preparing ?? null, () => void revalidate())
  if (!file) return null
  const isFailed = preparing?.state === 'failed'
  return (
    <section id={previewId} aria-label={words.player} className="grid gap-3">
      {playable ? (
        // A saved change of these is another player; its source keeps an address for longer than one load.
        <LessonPlayer key={JSON.stringify(shownIn(content))} onDemand playable={playable} />
      ) : null}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-15 text-muted empty:hidden">
        {file.seconds ? (
          <span>
            {words.length} <Duration seconds={file.seconds} />
          </span>
        ) : null}
        {content.captions.length > 0 ? <span>{words.withCaptions(languagesOf(content))}</span> : null}
        {content.chapters.length > 0 ? (
          <span>{words.withChapters(formatNumber(content.chapters.length))}</span>
        ) : null}
      </p>
      {isFailed ? <p className="text-15 text-danger">{words.notPrepared}</p> : null}
      {preparing && !isFailed ? (
        <ProgressBar
          label={words.preparingFile}
          share={preparing.percent}
          note={playable ? words.playsMeanwhile : words.playsLater}
        />
      ) : null}
    </section>
  )
}

const shownIn = ({ captions, chapters, posterFileId }: TimedMedia) => [captions, chapters, posterFileId]

const languagesOf = ({ captions }: TimedMedia): string =>
  [...new Set(captions.map(({ language }) => words.languages[language]))].join('، ')
