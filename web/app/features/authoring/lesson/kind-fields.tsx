import type { Picture } from '@arvand/contracts/courses'
import type { LessonContent } from '@arvand/contracts/lesson-content'
import { emptyText, type RichText } from '@arvand/contracts/rich-text'
import { formatPercent } from '@arvand/persian/numbers'
import { useState } from 'react'
import { api } from '../../../api/browser.ts'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FilePicker, UploadField } from '../../media/index.ts'
import { PackageComing } from '../../packages/index.ts'
import { RichTextEditor } from '../../rich-text/index.ts'
import { lessonWords as words } from '../words.ts'
import { AssignmentFields } from './assignment-fields.tsx'
import { AttachmentsField } from './attachments-field.tsx'
import { CaptionsField, ChaptersField } from './heard-fields.tsx'
import type { KindProps } from './kind-props.ts'
import { NumberField } from './number-field.tsx'

type Of<Kind extends LessonContent['kind']> = Extract<LessonContent, { kind: Kind }>

/** What is asked of a lesson, by its kind. */
export function KindFields(props: KindProps) {
  const { content } = props
  switch (content.kind) {
    case 'video':
      return <VideoFields {...props} content={content} />
    case 'audio':
      return <AudioFields {...props} content={content} />
    case 'text':
      return (
        <>
          <BodyField {...props} label={words.body} />
          <AttachmentsField {...props} />
        </>
      )
    case 'file':
      return (
        <>
          <AttachmentsField {...props} label={words.attachmentsOfFile} />
          <BodyField {...props} label={words.bodyBeside} />
          <MinutesField {...props} />
        </>
      )
    case 'embed':
      return <EmbedFields {...props} content={content} />
    case 'assignment':
      return (
        <>
          <BodyField {...props} label={words.brief} description={words.briefHint} />
          <AssignmentFields {...props} content={content} />
          <AttachmentsField {...props} />
          <MinutesField {...props} />
        </>
      )
    case 'scorm':
      return (
        <>
          <OwnFile
            {...props}
            content={content}
            use="package"
            label={words.package}
            limits={words.packageLimits}
            accept=".zip"
          />
          {content.fileId ? <PackageComing lessonId={props.lessonId} fileId={content.fileId} /> : null}
          <BodyField {...props} label={words.bodyBeside} />
          <MinutesField {...props} />
        </>
      )
  }
}

function VideoFields(props: KindProps<Of<'video'>>) {
  const { content, onChange } = props
  return (
    <>
      <OwnFile {...props} use="lesson" label={words.video} limits={words.videoLimits} accept="video/*" />
      <CaptionsField {...props} />
      <ChaptersField {...props} />
      <Switch
        name="watermark"
        checked={content.watermark}
        description={words.watermarkHint}
        onChange={(event) => onChange({ watermark: event.target.checked })}
      >
        {words.watermark}
      </Switch>
      <BodyField {...props} label={words.bodyBeside} />
      <AttachmentsField {...props} />
    </>
  )
}

function AudioFields(props: KindProps<Of<'audio'>>) {
  return (
    <>
      <OwnFile {...props} use="lesson" label={words.audio} limits={words.audioLimits} accept="audio/*" />
      <CaptionsField {...props} />
      <ChaptersField {...props} />
      <BodyField {...props} label={words.bodyBeside} />
      <AttachmentsField {...props} />
    </>
  )
}

function EmbedFields(props: KindProps<Of<'embed'>>) {
  const { content, onChange } = props
  return (
    <>
      <TextField
        name="url"
        label={words.url}
        description={words.urlHint}
        dir="ltr"
        inputMode="url"
        maxLength={2000}
        value={content.url ?? ''}
        onChange={(event) => onChange({ url: event.target.value.trim() || null })}
      />
      <BodyField {...props} label={words.bodyBeside} />
      <MinutesField {...props} />
      <AttachmentsField {...props} />
    </>
  )
}

interface OwnFileProps extends KindProps<Of<'video' | 'audio' | 'scorm'>> {
  readonly use: 'lesson' | 'package'
  readonly label: string
  readonly limits: string
  readonly accept: string
}

/** The one file that the lesson is about. */
function OwnFile({ content, files, use, label, limits, accept, onChange, revision }: OwnFileProps) {
  const file = files.find(({ id }) => id === content.fileId)
  const percent = file?.preparing && file.preparing.state !== 'failed' ? file.preparing.percent : null
  return (
    <UploadField
      key={revision}
      name="fileId"
      use={use}
      library
      label={label}
      limits={limits}
      accept={accept}
      description={percent === null ? undefined : words.preparing(formatPercent(percent / 100))}
      defaultFile={
        content.fileId ? { id: content.fileId, name: file?.name ?? label, bytes: file?.bytes } : null
      }
      onKept={(kept) => onChange({ fileId: kept?.id ?? null })}
    />
  )
}

interface BodyProps extends KindProps {
  readonly label: string
  readonly description?: string
}

/** The text of a lesson; pictures are taken from the library or brought up on the way. */
function BodyField({ content, pictures, revision, mayWrite, label, description, onChange }: BodyProps) {
  const [onChosen, setChosen] = useState<((file: { id: string; picture: Picture }) => void) | null>(null)
  const pick = async (fileId: string | undefined) => {
    const chosen = onChosen
    setChosen(null)
    if (!fileId || !chosen) return
    const { file } = await api.panel('media/show', { fileId })
    chosen({ id: fileId, picture: file.picture })
  }
  return (
    <>
      <RichTextEditor
        label={label}
        description={description}
        value={content.body ?? emptyText}
        files={pictures}
        revision={revision}
        lockedReason={mayWrite ? undefined : ' '}
        pictures={(hand) => setChosen(() => hand)}
        onChange={(body: RichText) =>
          onChange({ body: content.kind === 'text' || body.content.length > 0 ? body : null })
        }
      />
      <FilePicker
        open={onChosen !== null}
        use="lesson"
        accept="image/*"
        onClose={() => setChosen(null)}
        onPicked={([file]) => void pick(file?.id)}
      />
    </>
  )
}

function MinutesField({ minutes, onMinutes }: KindProps) {
  return (
    <NumberField
      name="minutes"
      label={words.minutes}
      value={minutes}
      least={0}
      most={600}
      className="max-w-60"
      onNumber={(value) => onMinutes(value ?? 0)}
    />
  )
}
