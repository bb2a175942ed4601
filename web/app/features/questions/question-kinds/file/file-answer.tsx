import { formatNumber } from '@arvand/persian/numbers'
import { FileCheck2, X } from 'lucide-react'
import { IconButton } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { AnswerProps } from '../../question-kind.ts'
import { answerWords as words } from '../../words.ts'

/** Files that are handed in; the page says by `answerFiles` how. */
export default function FileAnswer({ asked, value, onChange, disabled, answerFiles }: AnswerProps) {
  const ids = Array.isArray(value) ? value : []
  const { mostFiles = 1 } = asked
  const put = (next: string[]) => onChange(next.length > 0 ? next : null)
  const limit = <p className="text-14 text-muted">{words.mostFiles(formatNumber(mostFiles))}</p>
  if (!answerFiles)
    return (
      <div className="grid grid-cols-1 gap-3">
        {limit}
        <p className="rounded-option border border-dashed border-edge px-5 py-6 text-center text-15 text-muted">
          {words.noUploadHere}
        </p>
      </div>
    )
  const { known, field } = answerFiles
  return (
    <div className="grid grid-cols-1 gap-3">
      {disabled ? null : limit}
      {ids.length > 0 ? (
        <ul aria-label={words.files} className="grid grid-cols-1 gap-2">
          {ids.map((id, at) => {
            const { name = words.file(formatNumber(at + 1)), url } = known[id] ?? {}
            return (
              <li
                key={id}
                className="flex min-h-12 items-center gap-3 rounded-option border border-line bg-surface px-4 py-1"
              >
                <Icon of={FileCheck2} size={24} className="text-success" />
                <bdi className="min-w-0 flex-1 truncate aligned-as-page">
                  {url ? (
                    <a href={url} target="_blank" rel="noreferrer" className="text-primary-700 underline">
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </bdi>
                {disabled ? null : (
                  <IconButton
                    icon={X}
                    label={words.removeFile(name)}
                    onClick={() => put(ids.filter((one) => one !== id))}
                  />
                )}
              </li>
            )
          })}
        </ul>
      ) : disabled ? (
        <p className="text-15 text-muted">{words.noFiles}</p>
      ) : null}
      {field && !disabled && ids.length < mostFiles ? field(mostFiles - ids.length) : null}
    </div>
  )
}
