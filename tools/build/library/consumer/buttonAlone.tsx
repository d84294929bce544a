import { createRoot } from 'react-dom/client';
import { Button } from '@portico/components';

createRoot(document.body).render(<Button>Send</Button>);
