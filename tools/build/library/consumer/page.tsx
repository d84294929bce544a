import { createRoot } from 'react-dom/client';
import { loadTexts, Portico } from '@portico/components';
import { SignUpCard } from './SignUpCard.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root.');
const language = new URLSearchParams(location.search).get('language') ?? 'en';

createRoot(root).render(
  <Portico language={language} texts={await loadTexts(language)}>
    <SignUpCard />
  </Portico>,
);
