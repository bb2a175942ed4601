import { formatPercent } from '@arvand/persian/numbers'
import { CircleCheck, Pause, Play, RotateCcw, TriangleAlert, X } from 'lucide-react'
import { actWords } from '../../../ui/act-words.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { sizeInWords } from '../../../ui/file-drop.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { uploadWords as words } from '../words.ts'
import { paceInWords } from './pace.ts'
import { isInProgress, shareOf, type Upload } from './upload.ts'
import { cancelUpload, forgetUpload, goOnWithUpload, restUpload } from './uploads.ts'

/** One upload: progress, speed, time left, and its actions. */
export function UploadRow({ upload, onDropped }: { upload: Upload; onDropped?: () => void }) {
  const { key, name, bytes, sent, state, speed } = upload
  const left = bytes - sent
  if (state === 'done' || state === 'refused' || upload.trouble)
    return <EndedRow upload={upload} {...(onDropped ? { onDropped } : {})} />
  const isPreparing = state === 'preparing'
  const percent = isPreparing ? (upload.percent ?? 0) : shareOf(upload)
  const pace = state === 'moving' ? paceInWords(speed, left) : words.states[state]
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        <ProgressBar
          compact
          label={<bdi className="block truncate aligned-as-page">{name}</bdi>}
          share={percent}
          end={
            state === 'resting' ? (
              <span className="shrink-0 text-14 text-muted">{words.resting}</span>
            ) : (
              <span className="shrink-0 text-15 font-label text-primary-700">
                {formatPercent(Math.floor(percent))}
              </span>
            )
          }
          note={isPreparing ? words.states.preparing : words.sentOf(sizeInWords(sent), sizeInWords(bytes))}
          endNote={isPreparing ? null : pace}
        />
      </div>
      {isInProgress(upload) ? (
        <span className="-me-2 flex shrink-0">
          {state === 'resting' || state === 'cut' ? (
            <IconButton
              icon={Play}
              label={words.ofFile(words.goOn, name)}
              onClick={() => goOnWithUpload(key)}
            />
          ) : (
            <IconButton icon={Pause} label={words.ofFile(words.rest, name)} onClick={() => restUpload(key)} />
          )}
          <IconButton
            icon={X}
            label={words.ofFile(actWords.cancel, name)}
            onClick={() => {
              cancelUpload(key)
              onDropped?.()
            }}
          />
        </span>
      ) : null}
    </div>
  )
}

function EndedRow({ upload, onDropped }: { upload: Upload; onDropped?: () => void }) {
  const { key, name, bytes, state, sentence, trouble, mayTryAgain } = upload
  const isRefused = state === 'refused'
  const needsOther = isRefused && !mayTryAgain && onDropped !== undefined
  const isWrong = isRefused || trouble !== null
  const sentenceNow = isRefused
    ? sentence
    : trouble !== null
      ? `${words.notPrepared} ${trouble}`
      : words.states.done
  const drop = () => {
    forgetUpload(key)
    onDropped?.()
  }
  return (
    <div className="flex items-start gap-3">
      <Icon
        of={isWrong ? TriangleAlert : CircleCheck}
        size={22}
        className={`mt-1 ${isRefused ? 'text-danger' : isWrong ? 'text-warning' : 'text-success'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="truncate text-14">
          <bdi>{name}</bdi>
        </p>
        <p
          role={isWrong ? 'alert' : undefined}
          className={`text-14 ${isRefused ? 'text-danger' : 'text-muted'}`}
        >
          {isWrong ? sentenceNow : `${sizeInWords(bytes)}، ${sentenceNow}`}
        </p>
        {needsOther ? (
          <Button type="button" variant="outline" size="compact" className="mt-3" onClick={drop}>
            {words.replace}
          </Button>
        ) : null}
      </div>
      <span className="-me-2 flex shrink-0">
        {isRefused && mayTryAgain ? (
          <IconButton
            icon={RotateCcw}
            label={words.ofFile(actWords.tryAgain, name)}
            onClick={() => goOnWithUpload(key)}
          />
        ) : null}
        {needsOther ? null : <IconButton icon={X} label={words.ofFile(words.close, name)} onClick={drop} />}
      </span>
    </div>
  )
}
