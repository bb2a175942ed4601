export { AlertForm } from './alert-form.tsx'
export { WishButton } from './wish-button.tsx'
export { alertForms, wishForms } from './wish-forms.ts'
export { WishHeart } from './wish-heart.tsx'
