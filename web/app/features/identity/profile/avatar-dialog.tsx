import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { actWords } from '../../../ui/act-words.ts'
import 'react-easy-crop/react-easy-crop.css'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { uploadFile } from '../../media/index.ts'
import { avatarWords as words } from './avatar-words.ts'
import { cropPicture } from './crop-picture.ts'

interface AvatarDialogProps {
  /** The `blob:` address of the chosen picture. */
  readonly address: string
  readonly ownerId: string
  readonly onKept: (fileId: string) => void
  readonly onClose: () => void
}

/** Crops the picture to a square and uploads it. Loaded as a chunk of its own. */
export default function AvatarDialog({ address, ownerId, onKept, onClose }: AvatarDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const save = async () => {
    if (!area) return
    setSending(true)
    setTrouble(null)
    try {
      onKept(await uploadFile(await cropPicture(address, area), 'avatar', ownerId))
    } catch (error) {
      setSending(false)
      setTrouble(error instanceof Error && /\p{L}/u.test(error.message) ? error.message : words.failed)
    }
  }
  return (
    <Dialog
      open
      title={words.crop}
      onClose={onClose}
      footer={
        <>
          <Button type="button" pending={isSending} onClick={() => void save()}>
            {words.save}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {actWords.cancel}
          </Button>
        </>
      }
    >
      <p className="pb-3">{words.cropText}</p>
      <div dir="ltr" className="relative h-72 overflow-clip rounded-option bg-sunken">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': words.area, role: 'group' }}
          mediaProps={{ alt: '', onError: () => setTrouble(words.unreadable) }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <label className="flex items-center gap-4 pt-4 text-15 text-ink">
        {words.zoom}
        <input
          type="range"
          dir="ltr"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
          className="h-11 min-w-0 flex-1 cursor-pointer accent-primary-600"
        />
      </label>
      {trouble ? (
        <Alert tone="danger" urgent>
          {trouble}
        </Alert>
      ) : null}
    </Dialog>
  )
}
