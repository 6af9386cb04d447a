import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Shown in place of what broke; nothing when left out. */
  fallback?: ReactNode;
  /** A new value renders the children again. Give it the route: then the next page is shown. */
  resetKey: string;
  onError: (error: Error) => void;
  children: ReactNode;
};

type ErrorBoundaryState = { hasError: boolean };

/** Keeps a broken part from taking the page with it, and reports what happened. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasError: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasError: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.hasError && previous.resetKey !== this.props.resetKey) {
      this.setState({ hasError: false });
    }
  }

  override render() {
    return this.state.hasError ? (this.props.fallback ?? null) : this.props.children;
  }
}
