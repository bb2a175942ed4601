import type { Picture } from '@arvand/contracts/courses'
import { showFile } from '@arvand/contracts/panel/media'
import type { RichText } from '@arvand/contracts/rich-text'
import { useState } from 'react'
import { call } from '../../api/browser.ts'
import { attemptAloud } from '../../api/error-catalogue.ts'
import { FilePicker, pictureTypes } from '../media/index.ts'
import { RichTextEditor } from '../rich-text/index.ts'
import { editorWords as words } from './words.ts'

interface ArticleTextProps {
  readonly value: RichText
  readonly files: Readonly<Record<string, Picture>>
  readonly revision: number
  readonly onChange: (text: RichText) => void
}

/** The text of an article; its pictures are uploaded or come from those of the author's other articles. */
export function ArticleText(props: ArticleTextProps) {
  const [onChosen, setChosen] = useState<((file: { id: string; picture: Picture }) => void) | null>(null)
  const pick = async (fileId: string | undefined) => {
    const chosen = onChosen
    setChosen(null)
    if (!fileId || !chosen) return
    const { answer } = await attemptAloud(call(showFile, { fileId }))
    if (answer) chosen({ id: fileId, picture: answer.file.picture })
  }
  return (
    <>
      <RichTextEditor
        {...props}
        label={words.text}
        description={words.textHint}
        pictures={(hand) => setChosen(() => hand)}
      />
      <FilePicker
        open={onChosen !== null}
        use="article"
        accept={pictureTypes}
        limits={words.coverLimits}
        onClose={() => setChosen(null)}
        onPicked={([file]) => void pick(file?.id)}
      />
    </>
  )
}
