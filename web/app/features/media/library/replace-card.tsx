import type { Answer } from '@arvand/contracts/endpoint'
import { removeFile, type showFile } from '@arvand/contracts/panel/media'
import { useState } from 'react'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { useVisitor } from '../../../shell/use-root.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Card } from '../../../ui/card.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { filmTypes, pictureTypes, soundTypes } from '../taken-types.ts'
import { isWell } from '../uploads/upload.ts'
import { useUploads } from '../uploads/upload-list.ts'
import { UploadRow } from '../uploads/upload-row.tsx'
import { startUpload } from '../uploads/uploads.ts'
import { libraryWords, replaceWords as words } from '../words.ts'
import { preparingInWords } from './file-words.ts'

type Shown = Pick<Answer<typeof showFile>, 'file' | 'replacement' | 'whyNotReplace'>

interface ReplaceProps extends Shown {
  readonly whyNotReplaceText: string | null
  /** What the page answered to calling the replacement off. */
  readonly answer: FormAnswer | undefined
}

const accepted: Partial<Record<Shown['file']['kind'], string>> = {
  picture: pictureTypes,
  video: filmTypes,
  audio: soundTypes,
  captions: '.vtt,.srt,.ass,.ssa',
}

/** Another file takes the place of this one wherever it is used; the old one serves until the new one is ready. */
export function ReplaceCard({ file, replacement, whyNotReplace, whyNotReplaceText, answer }: ReplaceProps) {
  if (whyNotReplace === 'media.not-replaceable') return null
  return (
    <Card title={words.title}>
      <div className="grid grid-cols-1 gap-4">
        {replacement ? <Pending replacement={replacement} answer={answer} /> : null}
        {whyNotReplaceText ? (
          <p className="text-14 text-muted">{whyNotReplaceText}</p>
        ) : (
          <NewContent file={file} />
        )}
      </div>
    </Card>
  )
}

interface PendingProps {
  readonly replacement: NonNullable<Shown['replacement']>
  readonly answer: FormAnswer | undefined
}

function Pending({ replacement: { fileId, name, preparing }, answer }: PendingProps) {
  const isFailed = preparing.state === 'failed'
  return (
    <div className="grid gap-3">
      <Alert
        tone={isFailed ? 'warning' : 'info'}
        title={isFailed ? words.failed : (preparingInWords(preparing) ?? '')}
      >
        <bdi className="wrap-anywhere">{name}</bdi> {isFailed ? preparing.trouble : words.pendingText}
      </Alert>
      <ActionForm
        intent="callOff"
        to={removeFile}
        answer={answer}
        carry={{ fileId }}
        submit={isFailed ? words.dismiss : words.callOff}
        button={{ variant: 'outline', size: 'compact' }}
      />
    </div>
  )
}

function NewContent({ file: { id, kind, use } }: Pick<Shown, 'file'>) {
  const visitor = useVisitor()
  const [key, setKey] = useState<string | null>(null)
  const upload = useUploads().find((one) => one.key === key)
  const begin = ([chosen]: readonly File[]) => {
    if (chosen && visitor) setKey(startUpload({ file: chosen, use, ownerId: visitor.id, replaces: id }))
  }
  const accept = accepted[kind]
  return (
    <>
      <FileDrop
        name="next"
        label={words.choose}
        limits={words.limits(libraryWords.kinds[kind])}
        {...(accept ? { accept } : {})}
        onFiles={begin}
      />
      {upload && !isWell(upload) ? <UploadRow upload={upload} onDropped={() => setKey(null)} /> : null}
      <p className="text-14 leading-relaxed text-muted">{words.rule}</p>
    </>
  )
}
