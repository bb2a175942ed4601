import type { Picture } from '@arvand/contracts/courses'
import { useState } from 'react'
import { FilePicker, pictureTypes } from '../../media/index.ts'
import { RichTextEditor, type RichTextEditorProps } from '../../rich-text/index.ts'
import { useQuestionFiles } from '../question-files.tsx'
import { useFileOfLibrary } from '../use-file-of-library.ts'

/** The editor of a rich text whose pictures come from the media library or are uploaded into it. */
export function TextEditor(props: Omit<RichTextEditorProps, 'files' | 'pictures'>) {
  const { pictures } = useQuestionFiles()
  const fetchFile = useFileOfLibrary()
  const [onChosen, setChosen] = useState<((file: { id: string; picture: Picture }) => void) | null>(null)
  const pick = async (fileId: string | undefined) => {
    const chosen = onChosen
    setChosen(null)
    const file = fileId && chosen ? await fetchFile(fileId) : null
    if (file) chosen?.(file)
  }
  return (
    <>
      <RichTextEditor {...props} files={pictures} pictures={(hand) => setChosen(() => hand)} />
      <FilePicker
        open={onChosen !== null}
        use="lesson"
        accept={pictureTypes}
        onClose={() => setChosen(null)}
        onPicked={([file]) => void pick(file?.id)}
      />
    </>
  )
}
