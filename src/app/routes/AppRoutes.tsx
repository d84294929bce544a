import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { paths } from './paths.ts';
import { RegisterPage } from './RegisterPage.tsx';
import { UnknownPath } from './UnknownPath.tsx';
import { usePage } from './usePage.ts';

const LoginPage = lazy(() => import('./LoginPage.tsx'));

/** The routes by their names: Register, Login, and what lies beside them. Source: A§2. */
export function AppRoutes() {
  usePage();
  return (
    <Suspense fallback={<Spinner />}>
      <Routes>
        <Route path={paths.register} element={<RegisterPage />} />
        <Route path={paths.login} element={<LoginPage />} />
        <Route path="*" element={<UnknownPath />} />
      </Routes>
    </Suspense>
  );
}
