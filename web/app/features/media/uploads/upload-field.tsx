import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FilePicker } from '../library/file-picker.tsx'
import type { FilePickerProps } from '../library/picker-props.ts'
import { uploadWords as words } from '../words.ts'
import { OneFileField, type OneFileFieldProps } from './one-file-field.tsx'

export interface UploadFieldProps extends Omit<OneFileFieldProps, 'otherWay'> {
  /** Also offers the files of one's own library. */
  readonly library?: boolean
}

/** A field for one file: uploaded, or chosen from one's own library. */
export function UploadField({ library = false, ...props }: UploadFieldProps) {
  if (!library) return <OneFileField {...props} />
  return (
    <OneFileField
      {...props}
      otherWay={(keep) => (
        <FromLibrary
          use={props.use}
          limits={props.limits}
          {...(props.accept ? { accept: props.accept } : {})}
          onPicked={([picked]) => keep(picked ?? null)}
        />
      )}
    />
  )
}

function FromLibrary(props: Pick<FilePickerProps, 'use' | 'accept' | 'limits' | 'onPicked'>) {
  const [isPicking, setPicking] = useState(false)
  return (
    <>
      <p>
        <Button type="button" variant="outline" size="compact" onClick={() => setPicking(true)}>
          {words.fromLibrary}
        </Button>
      </p>
      <FilePicker {...props} open={isPicking} onClose={() => setPicking(false)} />
    </>
  )
}
