import type { listTranscript } from '@arvand/contracts/panel/recordings'
import { formatNumber } from '@arvand/persian/numbers'
import type { Loaded } from '../../api/load-list.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { Duration } from '../../ui/duration.tsx'
import { recordingsWords as words } from './words.ts'

interface TranscriptProps {
  readonly page: Loaded<typeof listTranscript>
  /** Null while there is no film to jump in. */
  readonly onJump: ((second: number) => void) | null
}

/** Messages and polls of a recorded class, each with its place in the film. */
export const Transcript = ({ page, onJump }: TranscriptProps) => (
  <PagedList
    page={page}
    label={words.transcript}
    level={3}
    empty={{ title: words.noTranscript, text: words.noTranscriptText }}
    row={({ id, second, name, text, choices }) => (
      <li key={id} className="grid gap-1 px-4.5 py-3 md:px-6">
        <p className="flex flex-wrap items-center justify-between gap-2 text-14 text-muted">
          <span>{name ?? words.poll}</span>
          {onJump ? (
            <button
              type="button"
              onClick={() => onJump(second)}
              className="min-h-6 min-w-11 text-end text-primary-700 hover:underline"
            >
              <span className="sr-only">{words.jump(text)}</span>
              <Duration seconds={second} />
            </button>
          ) : (
            <Duration seconds={second} />
          )}
        </p>
        <p className="text-15 whitespace-pre-line">{text}</p>
        {choices.length > 0 ? (
          <ul className="grid list-disc gap-0.5 ps-5 text-14 text-muted">
            {choices.map((choice) => (
              <li key={choice.text}>
                {choice.votes === null ? choice.text : words.votes(choice.text, formatNumber(choice.votes))}
              </li>
            ))}
          </ul>
        ) : null}
      </li>
    )}
  />
)
