import { formatNumber } from '@arvand/persian/numbers'
import { FileCheck2, X } from 'lucide-react'
import { IconButton } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { AnswerProps } from '../../question-kind.ts'
import { answerWords as words } from '../../words.ts'

/** Files that are handed in; they are uploaded by what the page gives as `upload`. */
export default function FileAnswer({ asked, value, onChange, disabled, upload }: AnswerProps) {
  const ids = Array.isArray(value) ? value : []
  const { mostFiles = 1 } = asked
  const put = (next: string[]) => onChange(next.length > 0 ? next : null)
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-14 text-muted">{words.mostFiles(formatNumber(mostFiles))}</p>
      {ids.length > 0 && upload ? (
        <ul aria-label={words.files} className="grid grid-cols-1 gap-2">
          {ids.map((id) => (
            <li
              key={id}
              className="flex items-center gap-3 rounded-option border border-line bg-surface px-4 py-2"
            >
              <Icon of={FileCheck2} size={24} className="text-success" />
              <bdi className="min-w-0 flex-1 truncate aligned-as-page">{upload.nameOf(id)}</bdi>
              {disabled ? null : (
                <IconButton
                  icon={X}
                  label={words.removeFile(upload.nameOf(id))}
                  onClick={() => put(ids.filter((one) => one !== id))}
                />
              )}
            </li>
          ))}
        </ul>
      ) : upload ? (
        <p className="text-15 text-muted">{words.noFiles}</p>
      ) : (
        <p className="rounded-option border border-dashed border-edge px-5 py-6 text-center text-15 text-muted">
          {words.noUploadHere}
        </p>
      )}
      {upload && !disabled && ids.length < mostFiles ? upload.field((id) => put([...ids, id])) : null}
    </div>
  )
}
