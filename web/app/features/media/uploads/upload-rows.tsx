import { useUploads } from './upload-list.ts'
import { UploadRow } from './upload-row.tsx'

/** Those of the uploads of this tab that have these keys, with their progress and actions. */
export function UploadRows({ keys, label }: { keys: readonly string[]; label: string }) {
  const uploads = useUploads().filter(({ key }) => keys.includes(key))
  if (uploads.length === 0) return null
  return (
    <ul aria-label={label} className="grid gap-2">
      {uploads.map((upload) => (
        <li key={upload.key} className="rounded-option border border-line bg-surface px-4 py-3">
          <UploadRow upload={upload} />
        </li>
      ))}
    </ul>
  )
}
