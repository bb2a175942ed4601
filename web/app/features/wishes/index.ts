export { WishButton } from './wish-button.tsx'
export { wishForms } from './wish-forms.ts'
export { WishHeart } from './wish-heart.tsx'
